// The page of a live table: starts everything and connects.
import { choose } from "./choose.js";
import { coach } from "./coach.js";
import { connect, send } from "./live.js";
import { explain } from "./explain.js";
import { list } from "./list.js";
import { one } from "./page.js";
import { sheets } from "./sheet.js";
import { show, shown } from "./screen.js";
import { sound } from "./sound.js";
import { talk } from "./talk.js";
import { watchBoard } from "./board.js";

watchBoard();
choose();
coach(() => shown.position);
explain(async () => (await send({ do: "explain" })).regions ?? []);
list();
sheets();
sound();
talk();
connect(one("[data-live]").dataset.live, show);
