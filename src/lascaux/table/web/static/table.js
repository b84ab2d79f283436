// The page of a live table: starts everything and connects.
import { choose } from "./choose.js";
import { coach } from "./coach.js";
import { connect, send } from "./live.js";
import { dialogs } from "./dialogs.js";
import { explain } from "./explain.js";
import { news } from "./news.js";
import { one } from "./page.js";
import { sheets } from "./sheet.js";
import { shelves } from "./shelves.js";
import { show, shown } from "./screen.js";
import { sound } from "./sound.js";
import { tabs } from "./tabs.js";
import { talk } from "./talk.js";
import { watchPanes } from "./panes.js";

watchPanes();
choose();
coach(() => shown.position);
dialogs();
news();
explain(async () => (await send({ do: "explain" })).regions ?? []);
sheets();
shelves();
sound();
tabs();
talk();
connect(one("[data-live]").dataset.live, show);
