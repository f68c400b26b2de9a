import { ensureInstalled, runTypeScript } from "../server/program.mjs";

await ensureInstalled("shop");
process.exit(await runTypeScript("scripts/nodes/main.ts", process.argv.slice(2), process.env));
