import { checkNode, ensureInstalled } from "../server/install.mjs";
import { runTypeScript } from "../server/run.mjs";

checkNode();
await ensureInstalled("shop");
process.exit(await runTypeScript("scripts/export/main.ts", process.argv.slice(2), process.env));
