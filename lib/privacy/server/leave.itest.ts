import { Types } from "mongoose";
import { expect, test } from "vitest";
import { resendVerification } from "@/lib/accounts/server/account";
import { joiningWrites, openCaller } from "@/lib/accounts/server/callers";
import { requestReset } from "@/lib/accounts/server/change-password";
import { customerOfSession } from "@/lib/accounts/server/sessions";
import { commit } from "@/lib/server/database/commit";
import { Account } from "@/models/account";
import { User } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { Notification, OutgoingMail } from "@/models/notifications";
import { KeptAnswer } from "@/models/operations";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { ContactMessage } from "@/models/shop";
import { SellerAction } from "@/models/team";
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

test("a notice of a payment that nobody could decide keeps no name of whoever has left", async () => {
	const leavingAt = new Date(Date.now() - 60_000);
	const user = await User.create({ name: "Sana Iqbal", isVerified: true, leavingAt });
	const soon = { expiresAt: new Date(), nextCheckAt: new Date() };
	const paid = { wallet: "jazzcash", amount: 2100, state: "expired", isOpen: false } as const;
	const { _id } = await Payment.create({
		user: user._id,
		reference: "SABZ1",
		idempotencyKey: "k",
		...paid,
		...soon,
	});
	const notice = { type: "payment_problem", title: "A payment needs your eye" } as const;
	const said = { message: "No answer about the payment of Sana Iqbal", customerInfo: { name: "Sana Iqbal" } };
	await Notification.create({ _id, ...notice, ...said });
	await sweepLeavers();
	expect(JSON.stringify(await Notification.findById(_id).lean())).not.toContain("Sana");
});

test("an order of a weekly basket keeps no word of whoever has left; another order gets no basket", async () => {
	const leavingAt = new Date(Date.now() - 60_000);
	const user = await User.create({ name: "Sana Iqbal", isVerified: true, leavingAt });
	const weekly = {
		basket: new Types.ObjectId(),
		date: "2026-11-27",
		name: "Ammi's sabzi",
		leftOut: ["Palak"],
	};
	const [ofBasket, other] = [new Types.ObjectId(), new Types.ObjectId()];
	const whose = { user: user._id, lines: [], ledger: [], createdAt: new Date() };
	await Order.collection.insertMany([
		{ _id: ofBasket, ...whose, weekly, idempotencyKey: "one" },
		{ _id: other, ...whose, idempotencyKey: "two" },
	]);
	await sweepLeavers();
	expect(await Order.findById(ofBasket).lean()).toMatchObject({ weekly: { ...weekly, name: "" } });
	expect(await Order.findById(other).lean()).not.toHaveProperty("weekly");
});

test("an address that was never proved keeps the mails of whoever really has it", async () => {
	const email = "owner@sabz-tests.pk";
	const leavingAt = new Date();
	for (const key of ["verification:a", "reset:b", "password-changed:c:1", "new-order:d", "number-added:e:2"])
		await OutgoingMail.create({ key, to: email, subject: "Salam" });
	await User.create({ name: "Somebody", email, isVerified: false, leavingAt });
	await sweepLeavers();
	const left = () => OutgoingMail.find({ to: email }).distinct("key");
	expect((await left()).toSorted()).toEqual(["new-order:d", "number-added:e:2"]);
	await User.create({ name: "Sana", email, isVerified: true, leavingAt });
	await sweepLeavers();
	expect(await left()).toEqual([]);
});

test("the kept answers of a refund and an order by phone go with the person whom they name", async () => {
	const leavingAt = new Date();
	const user = await User.create({ name: "Sana Iqbal", isVerified: true, leavingAt });
	const [own, others] = [new Types.ObjectId(), new Types.ObjectId()];
	const whose = { user: user._id, lines: [], ledger: [], createdAt: new Date() };
	await Order.collection.insertOne({ _id: own, ...whose, idempotencyKey: "three" });
	for (const order of [own, others]) {
		const customer = { name: "Sana Iqbal", phone: "0300-1234567" };
		const refund = { order: String(order), customer };
		await KeptAnswer.create({ _id: `refund of ${order}`, fields: { refund }, at: new Date() });
		const made = { _id: String(order), customer };
		await KeptAnswer.create({ _id: `order ${order}`, fields: { order: made }, at: new Date() });
	}
	await sweepLeavers();
	expect(await KeptAnswer.find().distinct("_id")).toEqual([`order ${others}`, `refund of ${others}`]);
});

test("the record of what was changed of somebody keeps no name of theirs, nor of who they were as a caller", async () => {
	const user = await User.create({ name: "Sana Iqbal", isVerified: true, leavingAt: new Date() });
	const caller = await Caller.create({ phone: "+923002222222" });
	await Account.create({ _id: caller._id, note: "Call before you go" });
	const entry = { at: new Date(), by: "Owner", kind: "customer-changed", outcome: "done" } as const;
	const changes = [{ field: "Note", before: "", after: "Call before you go" }];
	const other = { ...entry, changes, subject: "Rubina", subjectId: String(new Types.ObjectId()) };
	await SellerAction.create(
		{ ...entry, changes, subject: user.name, subjectId: String(user._id) },
		{ ...entry, changes, subject: "Sana of Block B", subjectId: String(caller._id) },
		other,
	);
	await commit((await joiningWrites(await openCaller(caller.phone), user)).writes);
	await sweepLeavers();
	const [own, asCaller, others] = await SellerAction.find().sort({ subject: 1 }).lean();
	for (const theirs of [own, asCaller])
		expect(theirs).toMatchObject({ by: "Owner", subject: "Former customer", changes: [] });
	expect(others).toMatchObject(other);
});

test("whoever is leaving gets no way back in, however long it takes", async () => {
	const email = "leaving@sabz-tests.pk";
	const { _id } = await User.create({ name: "Sana", email, isVerified: false });
	const session = { sub: String(_id), version: "0", jti: "leaving", iat: 0, exp: 0 };
	expect(await customerOfSession(session)).not.toBeNull();
	await User.updateOne({ _id }, { leavingAt: new Date() });
	expect(await customerOfSession(session)).toBeNull();
	await requestReset(email);
	await resendVerification(email);
	expect(await OutgoingMail.countDocuments({ to: email })).toBe(0);
	expect(
		await User.exists({ _id, $or: [{ reset: { $exists: true } }, { verification: { $exists: true } }] }),
	).toBeNull();
});
