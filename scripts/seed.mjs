import { runOnDatabase } from "./support/on-database.mjs";

await runOnDatabase("scripts/seed/main.ts", process.argv.slice(2));
