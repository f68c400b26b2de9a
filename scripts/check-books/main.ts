import mongoose from "mongoose";
import { wrongInBooks } from "@/lib/money/server/check-books";
import { connectDatabase } from "@/lib/server/database/connect";
import { CreditAccount, type CreditAccountDoc } from "@/models/credit-account";
import { Handover, type HandoverDoc } from "@/models/handover";
import { Order, type OrderDoc } from "@/models/order";

// npm run check-books: says what of the shop's money does not add up; exit code 1 where something does not.
await connectDatabase();
const wrong = await wrongInBooks({
	orders: Order.find().lean<OrderDoc[]>().cursor(),
	accounts: await CreditAccount.find().lean<CreditAccountDoc[]>(),
	handovers: await Handover.find().lean<HandoverDoc[]>(),
});
await mongoose.disconnect();
for (const sentence of wrong) console.log(sentence);
console.log(wrong.length === 0 ? "The books add up." : `${wrong.length} things do not add up.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
