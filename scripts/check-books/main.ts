import mongoose from "mongoose";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import { connectDatabase } from "@/lib/server/database/connect";

// npm run check-books: says what of the shop's money does not add up; exit code 1 where something does not.
await connectDatabase();
const { db } = mongoose.connection;
if (!db) throw new Error("there is no database");
const wrong = await wrongInBooks(await booksIn(db));
await mongoose.disconnect();
for (const sentence of wrong) console.log(sentence);
console.log(wrong.length === 0 ? "The books add up." : `${wrong.length} things do not add up.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
