import { runOnDatabase } from "./support/on-database.mjs";

await runOnDatabase("scripts/migrate/main.ts", []);
