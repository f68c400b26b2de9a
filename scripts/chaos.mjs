import { checkNode, ensureInstalled, runTypeScript } from "../server/program.mjs";

checkNode();
await ensureInstalled("all");
process.exit(await runTypeScript("tests/chaos/main.ts", process.argv.slice(2), process.env));
