import mongoose from "mongoose";
import { migrate } from "@/lib/server/migrate";

await migrate();
await mongoose.disconnect();
console.log("The database is what this version of the shop needs.");
