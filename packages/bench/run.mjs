import { checkNode, ensureInstalled } from "../../scripts/support/install.mjs";
import { runTypeScript } from "../../scripts/support/run.mjs";

checkNode();
await ensureInstalled("all");
process.exit(await runTypeScript("packages/bench/main.ts", process.argv.slice(2), process.env));
