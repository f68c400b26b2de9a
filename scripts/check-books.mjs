import { runOnDatabase } from "./support/on-database.mjs";

await runOnDatabase("scripts/check-books/main.ts", []);
