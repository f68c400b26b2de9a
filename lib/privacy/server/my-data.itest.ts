import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { expect, test } from "vitest";
import { joiningWrites, openCaller, releasing } from "@/lib/accounts/server/callers";
import { change, commit } from "@/lib/server/database/commit";
import { User } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { ContactMessage } from "@/models/shop";
import { ownDatabase } from "@/tests/support/own-database";
import { sweepLeavers } from "./leave";
import { collectMyData } from "./my-data";

/** What somebody takes along of what they wrote by WhatsApp. */

ownDatabase();

const phone = "+923001234567";
const write = (message: string, createdAt: Date) =>
	ContactMessage.create({
		...{ name: "Somebody", phone, email: "", subject: "", message, createdAt },
		whatsAppId: randomUUID(),
	});
const takenBy = async ({ _id }: { _id: Types.ObjectId }) =>
	(await collectMyData(String(_id))).messages.map(({ text }) => text);

async function newHolder(name: string) {
	const user = await User.create({ name, phone, isVerified: false });
	await Caller.create({ phone, account: user._id });
	return user;
}

test("what came from a number is of who had it then, also from before their account, and goes with them", async () => {
	await write("Do you open on Eid?", new Date(0));
	const sana = await newHolder("Sana");
	expect(await takenBy(sana)).toEqual(["Do you open on Eid?"]);

	await commit([change(User, { _id: sana._id }, { $unset: { phone: 1 } }), releasing(sana._id)]);
	await write("Have you mangoes?", new Date());
	const rubina = await newHolder("Rubina");
	expect(await takenBy(rubina)).toEqual(["Have you mangoes?"]);
	expect(await takenBy(sana)).toEqual(["Do you open on Eid?"]);

	const leaving = async (who: typeof sana, leavingAt: Date) => {
		await User.updateOne({ _id: who._id }, { $set: { leavingAt, formerPhone: phone }, $unset: { phone: 1 } });
		await commit([releasing(who._id)]);
		await sweepLeavers();
		return ContactMessage.find().distinct("message");
	};
	expect(await leaving(rubina, new Date(Date.now() + 1_000))).toEqual(["Do you open on Eid?"]);
	expect(await leaving(sana, new Date())).toEqual([]);
});

test("a number that is taken back brings what was written from it", async () => {
	const { _id } = await newHolder("Sana");
	await write("Is it on its way?", new Date());
	await commit([change(User, { _id }, { $unset: { phone: 1 } }), releasing(_id)]);
	const formerly = { formerly: { $exists: true } };
	expect(await ContactMessage.countDocuments(formerly)).toBe(1);
	const { writes } = await joiningWrites(await openCaller(phone), { _id });
	await commit([...writes, change(User, { _id }, { $set: { phone } })]);
	expect(await ContactMessage.countDocuments(formerly)).toBe(0);
	expect(await takenBy({ _id })).toEqual(["Is it on its way?"]);
});
