import { checkNode, ensureInstalled } from "./support/install.mjs";
import { runTypeScript } from "./support/run.mjs";

checkNode();
await ensureInstalled("all");
process.exit(await runTypeScript("scripts/bench/main.ts", process.argv.slice(2), process.env));
