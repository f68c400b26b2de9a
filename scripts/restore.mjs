import { checkNode, ensureInstalled, runTypeScript } from "../server/program.mjs";

checkNode();
await ensureInstalled("shop");
process.exit(await runTypeScript("scripts/restore/main.ts", process.argv.slice(2), process.env));
