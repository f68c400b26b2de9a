import { Types } from "mongoose";
import { expect, test } from "vitest";
import { User } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { ContactMessage } from "@/models/shop";
import { ownDatabase } from "@/tests/support/own-database";
import { sweepLeavers } from "./leave";

ownDatabase();

test("a sweep long after somebody left takes nothing of whoever has their number now", async () => {
	const phone = "+923001234567";
	const leavingAt = new Date(Date.now() - 60_000);
	const [before, after] = [new Date(leavingAt.getTime() - 1), new Date()];
	await User.create({ name: "Sana", isVerified: true, leavingAt, formerPhone: phone });
	const next = await User.create({ name: "Rubina", phone, isVerified: false });
	await Caller.create({ phone, account: next._id });
	const message = { to: phone, channel: "whatsapp", template: "delivered", language: "en" } as const;
	const written = { name: "Somebody", phone, email: "", subject: "", message: "Salam" };
	for (const [key, createdAt] of [
		["before", before],
		["after", after],
	] as const) {
		await OutgoingMessage.create({ ...message, key, createdAt });
		await ContactMessage.create({ ...written, whatsAppId: key, createdAt });
	}
	await Correspondent.create({ _id: `whatsapp:${phone}`, lastAt: after, stoppedAt: after });
	await sweepLeavers();
	expect(await User.find().select("_id").lean()).toEqual([{ _id: new Types.ObjectId(String(next._id)) }]);
	expect(await OutgoingMessage.find().lean()).toMatchObject([{ key: "after" }]);
	expect(await ContactMessage.find().lean()).toMatchObject([{ whatsAppId: "after" }]);
	expect(await Correspondent.countDocuments({ stoppedAt: after })).toBe(1);
});
