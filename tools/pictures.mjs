import { checkNode, ensureInstalled } from "../server/install.mjs";
import { runTypeScript } from "../server/run.mjs";

checkNode();
await ensureInstalled("all");
process.exit(await runTypeScript("tools/pictures/main.ts", process.argv.slice(2), process.env));
