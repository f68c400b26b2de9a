import mongoose from "mongoose";
import { migrateOrGiveUp } from "./migrate-or-give-up";

await migrateOrGiveUp();
await mongoose.disconnect();
console.log("The database is what this version of the shop needs.");
