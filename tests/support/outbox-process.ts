// A second instance of the shop, as far as its outbox is concerned: sends what waits, then ends.
import mongoose from "mongoose";
import { sendWaiting } from "@/lib/server/mail/outbox";

await sendWaiting();
await mongoose.disconnect();
