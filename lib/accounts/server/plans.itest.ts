import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import { sweepLeavers } from "@/lib/privacy/server/leave";
import { collectMyData } from "@/lib/privacy/server/my-data";
import { sendWaiting } from "@/lib/server/mail/outbox";
import { User } from "@/models/accounts";
import { Order } from "@/models/order";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { register, resendVerification, verifyEmail } from "./account";
import { requestReset, resetPassword } from "./change-password";
import { customerOfSession, login } from "./sessions";

type Asked = { collection: string; filter: mongoose.mongo.Document };

const READS = ["find", "findOne", "findOneAndUpdate", "updateOne", "updateMany", "deleteOne", "deleteMany"];
const asked: Asked[] = [];

ownDatabase();
beforeAll(async () => {
	mongoose.set("debug", (collection: string, method: string, filter: mongoose.mongo.Document) => {
		if (READS.includes(method)) asked.push({ collection, filter });
	});
});

/** Everything that the accounts' use cases ask the database, as far as they run outside a request. */
async function doEverything(): Promise<void> {
	const email = "sana@inbox.pk";
	const password = "Mango-Chaunsa-9";
	await register({ name: "Sana Iqbal", email, password }, "en");
	await login({ email, password }).catch(() => {});
	await verifyEmail("unknown").catch(() => {});
	await resendVerification(email);
	await requestReset(email);
	await resetPassword("unknown", password).catch(() => {});
	const user = await User.findOneAndUpdate({ email }, { leavingAt: new Date() }).lean();
	const id = String(user?._id);
	await customerOfSession({ sub: id, version: "0", jti: "one", iat: 0, exp: 0 });
	await collectMyData(id);
	await Order.collection.insertOne(orderFields({ user: user?._id }));
	await sendWaiting();
	await sweepLeavers();
	expect(await User.exists({ _id: id })).toBeNull();
}

test("no question to the database makes it read a whole collection", async () => {
	await doEverything();
	mongoose.set("debug", false);
	const collections = new Set(asked.map(({ collection }) => collection));
	expect([...collections]).toEqual(
		expect.arrayContaining([
			"users",
			"outgoingmails",
			"orders",
			"reviews",
			"notifications",
			"carts",
			"payments",
		]),
	);
	for (const { collection, filter } of asked) {
		const plan = await mongoose.connection.collection(collection).find(filter).explain("queryPlanner");
		expect(JSON.stringify(plan), `${collection} ${JSON.stringify(filter)}`).not.toContain("COLLSCAN");
	}
});
