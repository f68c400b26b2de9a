import { checkNode, ensureInstalled } from "../../server/install.mjs";
import { runTypeScript } from "../../server/run.mjs";

checkNode();
await ensureInstalled("all");
process.exit(await runTypeScript("packages/bench/main.ts", process.argv.slice(2), process.env));
