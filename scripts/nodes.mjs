import { ensureInstalled } from "../server/install.mjs";
import { runTypeScript } from "../server/run.mjs";

await ensureInstalled("shop");
process.exit(await runTypeScript("scripts/nodes/main.ts", process.argv.slice(2), process.env));
