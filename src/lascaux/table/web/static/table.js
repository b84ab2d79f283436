// The page of a live table: starts everything and connects.
import { choose } from "./choose.js";
import { coach } from "./coach.js";
import { connect, send } from "./live.js";
import { dialogs } from "./dialogs.js";
import { explain } from "./explain.js";
import { follow, following } from "./follow.js";
import { news } from "./news.js";
import { one } from "./page.js";
import { since } from "./since.js";
import { shelves } from "./shelves.js";
import { shown } from "./screen.js";
import { sound } from "./sound.js";
import { tabs } from "./tabs.js";
import { talk } from "./talk.js";
import { watchPanes } from "./panes.js";

watchPanes();
since(); // before what shows it
choose();
coach(() => shown.position);
dialogs();
following();
news();
explain(async () => (await send({ do: "explain" })).regions ?? []);
shelves();
sound();
tabs();
talk();
connect(one("[data-live]").dataset.live, follow);
