// The page on which somebody looks for a better move: chooses as at a table, and is told what it is worth.
import { choose } from "./choose.js";
import { coach } from "./coach.js";
import { connect, send } from "./live.js";
import { dialogs } from "./dialogs.js";
import { explain } from "./explain.js";
import { one } from "./page.js";
import { shelves } from "./shelves.js";
import { show } from "./screen.js";
import { tabs } from "./tabs.js";
import { watchPanes } from "./panes.js";

const { live, move } = one("[data-live]").dataset;

watchPanes();
choose();
coach(() => Number(move));
dialogs();
explain(async () => (await send({ do: "explain" })).regions ?? []);
shelves();
tabs();
connect(live, (message) => {
  show({ ...message, title: "" });
  if (message.verdict) one("#verdict").innerHTML = message.verdict;
});
