// A second instance of the shop, as far as its outbox is concerned: sends what waits, then ends.
import mongoose from "mongoose";
import { connectDatabase } from "@/lib/server/database/connect";
import { sendWaiting } from "@/lib/server/mail/outbox";

await connectDatabase();
await sendWaiting();
await mongoose.disconnect();
