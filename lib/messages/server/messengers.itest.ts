import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { NextRequest } from "next/server";
import { afterAll, expect, test } from "vitest";
import { GET, POST } from "@/app/api/messages/whatsapp/route";
import { releasing } from "@/lib/accounts/server/callers";
import { readForDesk } from "@/lib/customers/server/sender";
import { phoneOrderSchema } from "@/lib/orders/schema/seller-order";
import { placePhoneOrder } from "@/lib/orders/server/staff/seller-actions";
import { change, commit } from "@/lib/server/database/commit";
import { keepMessage } from "@/lib/shop/server/contact-mail";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { User } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { OutgoingMail } from "@/models/notifications";
import { Order } from "@/models/order";
import { META, notice, signed, startMessengers } from "@/tests/support/messengers";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";
import { type Channel, filled, type Template, threadsOf } from "../rules";
import { answerMessage } from "./answer";
import { listInbox } from "./inbox";
import { messageWrites, readMessagesToday, sendWaitingMessages } from "./outbox";
import { wordWrites } from "./word";

const PATH = "http://localhost:3000/api/messages/whatsapp";
const HOUR_MS = 3_600_000;
const packer = { id: "p", email: "nadia@sabz.test", name: "Nadia", role: "packer" } as const;

let messengers: Awaited<ReturnType<typeof startMessengers>>;
ownDatabase(async () => {
	messengers = await startMessengers();
	return messengers.settings;
});
afterAll(() => messengers.close());

const params = { params: Promise.resolve({}) };
async function bring({ body, headers }: ReturnType<typeof signed>): Promise<number> {
	return (await POST(new NextRequest(PATH, { method: "POST", body, headers }), params)).status;
}
const from = (number: string) =>
	listInbox({ older: undefined }, 100).then(({ messages }) => messages.filter((one) => one.from === number));

test("Meta's challenge is given back for the right word alone", async () => {
	const ask = (query: string) => GET(new NextRequest(`${PATH}?hub.mode=subscribe&${query}`), params);
	const right = await ask(`hub.verify_token=${META.verify}&hub.challenge=1158201444`);
	expect([right.status, await right.text()]).toEqual([200, "1158201444"]);
	for (const query of ["hub.verify_token=other&hub.challenge=1", "hub.challenge=1", ""]) {
		expect((await ask(query)).status, query).toBe(403);
	}
});

test("a message is kept once, however often it comes, and only with its signature", async () => {
	const first = notice({ id: "wamid.a", from: "923001111111", text: "2 kg aloo، آلو 🥔" });
	expect(await bring({ ...first, headers: { ...first.headers, "x-hub-signature-256": "sha256=00" } })).toBe(
		401,
	);
	expect(await bring({ ...first, body: `${first.body} ` })).toBe(401);
	expect(await Promise.all([bring(first), bring(first), bring(first)])).toEqual([200, 200, 200]);
	expect(await from("+923001111111")).toMatchObject([
		{ text: "2 kg aloo، آلو 🥔", name: "Rukhsana Bibi", channel: "whatsapp", isAnswered: false, answers: [] },
	]);
	// What is not known yet is no reason to have it brought again.
	expect(await bring(signed({ field: "flows", value: { strange: true } }))).toBe(200);
});

test("an answer goes where the message came from, on WhatsApp for 24 hours", async () => {
	const late = new Date(Date.now() - 24 * HOUR_MS - 60_000);
	await bring(notice({ id: "wamid.b", from: "923002222222", text: "Kal wali palak achi thi", at: late }));
	const [old] = await from("+923002222222");
	const answer = (id = "", text = "Shukriya") => answerMessage(packer, id, text, []);
	await expect(answer(old?._id)).rejects.toMatchObject({ status: 409 });
	await bring(notice({ id: "wamid.c", from: "923002222222", text: "Aur aaj?" }));
	await answer(old?._id, "Aaj bhi taza aayi hai.");
	await sendWaitingMessages();
	expect(messengers.taken.at(-1)).toMatchObject({
		to: "923002222222",
		body: { type: "text", text: { body: "Aaj bhi taza aayi hai." } },
	});
	const answers = [{ text: "Aaj bhi taza aayi hai.", by: "Nadia", state: "sent" }];
	expect((await from("+923002222222")).find(({ _id }) => _id === old?._id)).toMatchObject({ answers });

	const email = "bilal@inbox.pk";
	const words = { name: "Bilal", email, phone: "", subject: "A bill", message: "Do you give one?" };
	await keepMessage({ ...words, inquiryType: "general" });
	const [asked] = await from(email);
	expect(asked).toMatchObject({ channel: "contact", answerUntil: null, text: "Do you give one?" });
	await answer(asked?._id, "Yes, with each order.");
	const mail = await OutgoingMail.findOne({ to: email, key: /^answer:/ }).lean();
	expect(mail?.subject).toContain("A bill");
	await expect(answer(String(new Types.ObjectId()))).rejects.toMatchObject({ status: 404 });
});

test("STOP ends all but codes, in favour of mail where there is an address; START brings them back", async () => {
	const [phone, mailed] = ["+923003333333", "+923004444444"];
	const [one, other] = await User.create([
		{ name: "Rubina", phone, isVerified: false },
		{ name: "Sana", phone: mailed, email: "sana@inbox.pk", notifyBy: "whatsapp", isVerified: true },
	]);
	const told = async (key: string, user = one) => {
		const mail = { key, to: user?.email ?? "", subject: "s", html: "h", text: "t" };
		const word = { key, template: "delivered", values: ["Sabz", "SBZ-1"] } as const;
		const writes = await wordWrites({ user: user?._id ?? new Types.ObjectId() }, mail, word);
		await commit(writes);
		const found = await Promise.all([
			OutgoingMessage.findOne({ key }).lean(),
			OutgoingMail.findOne({ key }).lean(),
		]);
		return [found[0]?.channel, found[1]?.to];
	};
	expect(await told("a")).toEqual(["whatsapp", undefined]);
	expect(await told("b", other)).toEqual(["whatsapp", undefined]);
	for (const [place, number] of [phone, mailed].entries())
		await bring(
			notice({ id: `wamid.stop${place}`, from: number.slice(1), text: place ? " «بند»۔ " : "Stop." }),
		);
	expect(await told("c")).toEqual([undefined, undefined]);
	expect(await told("d", other)).toEqual([undefined, "sana@inbox.pk"]);
	await bring(notice({ id: "wamid.start", from: phone.slice(1), text: "start" }));
	// Brought again, what was said before says nothing new.
	await bring(notice({ id: "wamid.stop0", from: phone.slice(1), text: "Stop" }));
	expect(await told("e")).toEqual(["whatsapp", undefined]);
	expect(await Correspondent.countDocuments({ stoppedAt: { $exists: true } })).toBe(1);
});

test("an older word that is brought late undoes no newer one; what else was written since is no word", async () => {
	const [one, other] = ["+923121111111", "+923122222222"];
	const say = (phone: string, text: string, secondsAgo: number) =>
		bring(
			notice({
				...{ id: randomUUID(), from: phone.slice(1), text },
				at: new Date(Date.now() - secondsAgo * 1_000),
			}),
		);
	const isStopped = async (phone: string) =>
		(await Correspondent.exists({ _id: `whatsapp:${phone}`, stoppedAt: { $exists: true } })) !== null;
	await say(one, "STOP", 10);
	await say(one, "START", 20);
	expect(await isStopped(one)).toBe(true);
	await say(one, "START", 5);
	await say(one, "STOP", 8);
	expect(await isStopped(one)).toBe(false);
	await say(other, "Salam", 5);
	await say(other, "STOP", 10);
	expect(await isStopped(other)).toBe(true);
});

test("what was queued before STOP stays; a code goes", async () => {
	const to = "+923005555555";
	const queued = (key: string, template: Template, values: string[]) =>
		messageWrites({ key, to, channel: "whatsapp", language: "en", says: { template, values } });
	await sendWaitingMessages();
	messengers.refuse(503);
	await commit(queued("late:1", "delivered", ["Sabz", "SBZ-1"]));
	await sendWaitingMessages();
	expect(await OutgoingMessage.findOne({ key: "late:1" }).lean()).toMatchObject({ state: "waiting" });
	await bring(notice({ id: "wamid.stop9", from: to.slice(1), text: "STOP" }));
	await OutgoingMessage.updateOne({ key: "late:1" }, { nextTryAt: new Date(0) });
	await commit(queued("late:2", "code", ["123456"]));
	await sendWaitingMessages();
	expect(messengers.taken.filter((one) => `+${one.to}` === to)).toMatchObject([
		{ body: { template: { name: "sabz_code" } } },
	]);
	expect(await OutgoingMessage.findOne({ key: "late:1" }).lean()).toMatchObject({ state: "failed" });
	// Nobody has to do anything about it.
	expect((await readMessagesToday())?.lost.filter((one) => one.to === to)).toEqual([]);
});

test("word of an order of somebody without an address goes to the one that their account has got since", async () => {
	const account = { name: "Hina", phone: "+923006666666", isVerified: true };
	const [later, chosen, never] = await User.create([
		{ ...account, email: "hina@inbox.pk" },
		{ ...account, phone: "+923007777777", email: "hina2@inbox.pk", notifyBy: "whatsapp" },
		{ ...account, phone: "+923008888888" },
	]);
	for (const [place, user] of [later, chosen, never].entries()) {
		const key = `without:${place}`;
		const word = { key, template: "delivered", values: ["Sabz", "SBZ-1"] } as const;
		const mail = { key, to: "", subject: "s", html: "h", text: "t" };
		await commit(await wordWrites({ user: user?._id ?? new Types.ObjectId() }, mail, word));
	}
	const mails = await OutgoingMail.find({ key: /^without:/ }).lean();
	expect(mails.map(({ key, to }) => [key, to])).toEqual([["without:0", "hina@inbox.pk"]]);
	const messages = await OutgoingMessage.find({ key: /^without:/ })
		.sort({ key: 1 })
		.lean();
	expect(messages.map(({ key }) => key)).toEqual(["without:1", "without:2"]);
});

test("whoever writes is shown their own open order, wherever it goes, before one that comes to them", async () => {
	const product = await ownProduct();
	const order = async (name: string, phone: string, phoneNumber = phone) => {
		const items = [{ product: String(product._id), quantity: 4 }];
		const body = { customer: { name, phone }, items, address: { ...testAddress, phoneNumber } };
		return (await placePhoneOrder(packer, phoneOrderSchema.parse(body)))._id;
	};
	const shown = async (id: string, number: string) => {
		await bring(notice({ id, from: number.slice(1), text: "Where is it?" }));
		return (await from(number))[0]?.order;
	};
	const [one, other, third] = ["+923451111111", "+923452222222", "+923453333333"];
	const toOther = await order("Rubina", one, other);
	expect(await shown("wamid.o1", one)).toBe(toOther);
	expect(await shown("wamid.o2", other)).toBe(toOther);
	const own = await order("Sana", other, third);
	const newer = await order("Rubina", one, other);
	expect(await shown("wamid.o3", other)).toBe(own);
	expect(await shown("wamid.o4", one)).toBe(newer);
	const sum = async () => (await from(one))[0]?.openOrder?.amount ?? 0;
	const ordered = await sum();
	await Order.updateOne({ _id: newer }, { $set: { "lines.0.packed": { quantity: 3 } } });
	expect(await sum(), "as it was packed").toBeLessThan(ordered);
	await User.create({ name: "Sana", phone: third, isVerified: false });
	expect(await shown("wamid.o5", third)).toBe(own);
	// Of another country: its last digits are nobody's here.
	expect(await shown("wamid.o6", "+13451111111")).toBeNull();
});

test("what WhatsApp could not deliver is known as such", async () => {
	await sendWaitingMessages();
	const sent = await OutgoingMessage.findOne({ key: "a" }).lean();
	const errors = [{ code: 131_026, title: "Message undeliverable" }];
	const statuses = [{ id: sent?.channelId, status: "failed", timestamp: "1", recipient_id: "1", errors }];
	await bring(signed({ field: "messages", value: { messaging_product: "whatsapp", statuses } }));
	expect(await OutgoingMessage.findOne({ key: "a" }).lean()).toMatchObject({
		state: "failed",
		lastError: "WhatsApp 131026: Message undeliverable",
	});
});

let counter = 0;

/** Sends it and gives what the messenger was handed, and what the shop knows of it. */
async function sent(channel: Channel, template: Template, values: string[], language: Language = "en") {
	counter += 1;
	const key = `test:${counter}`;
	const before = messengers.taken.length;
	await commit(messageWrites({ key, to: "+923001234567", channel, language, says: { template, values } }));
	await sendWaitingMessages();
	return { taken: messengers.taken.slice(before), doc: await OutgoingMessage.findOne({ key }).lean() };
}

test("WhatsApp is given each template with its values as Meta asks for it", async () => {
	for (const language of ["en", "ur"] as const) {
		for (const template of ["order_taken", "code", "refund"] as const) {
			const values = template === "code" ? ["123456"] : ["Sabz", "SBZ-1", "a\nb      c", "4711"];
			const { taken, doc } = await sent("whatsapp", template, values, language);
			const name = `sabz_${template}`;
			expect(taken).toMatchObject([
				{ to: "923001234567", body: { template: { name, language: { code: language } } } },
			]);
			expect(doc).toMatchObject({ state: "sent", channelId: expect.stringMatching(/^wamid\./) });
		}
	}
});

test("an SMS says the whole text", async () => {
	const values = ["Sabz", "SBZ-1", "Rs. 900", "4711"];
	const { taken } = await sent("sms", "on_its_way", values, "ur");
	const text = filled(MESSAGES.ur.message.on_its_way, values);
	expect(taken).toEqual([{ to: "+923001234567", body: { to: "+923001234567", text } }]);
});

test("what may pass is tried again, what never will is given up", async () => {
	const error = (code: number) => ({ error: { message: "no", type: "OAuthException", code } });
	messengers.refuse(400, error(131_026));
	expect((await sent("whatsapp", "delivered", ["Sabz", "SBZ-1"])).doc).toMatchObject({
		state: "failed",
		lastError: "WhatsApp 131026: no",
	});
	messengers.refuse(400, error(130_429));
	expect((await sent("whatsapp", "delivered", ["Sabz", "SBZ-1"])).doc).toMatchObject({ state: "waiting" });
	messengers.refuse(503);
	const { doc, taken } = await sent("sms", "delivered", ["Sabz", "SBZ-1"]);
	expect([taken.length, doc?.state]).toEqual([0, "waiting"]);
	await OutgoingMessage.updateMany({ state: "waiting" }, { nextTryAt: new Date(0) });
	await sendWaitingMessages();
	expect(await OutgoingMessage.countDocuments({ state: "waiting" })).toBe(0);
});

test("what somebody wrote from a number that they gave up since stays theirs, and is not answered to whoever has it now", async () => {
	const phone = "+923009999999";
	const former = await User.create({ name: "Sana", phone, isVerified: false });
	await Caller.create({ phone, account: former._id });
	await bring(notice({ id: "wamid.former", from: phone.slice(1), text: "Is it on its way?" }));
	await commit([change(User, { _id: former._id }, { $unset: { phone: 1 } }), releasing(former._id)]);
	const holder = await User.create({ name: "Rubina", phone, isVerified: false });
	await bring(notice({ id: "wamid.holder", from: phone.slice(1), text: "Have you mangoes?" }));
	const inbox = await from(phone);
	expect(inbox).toMatchObject([
		{ text: "Have you mangoes?", customer: String(holder._id), formerly: null },
		{ text: "Is it on its way?", customer: String(former._id), formerly: String(former._id) },
	]);
	expect(threadsOf(inbox)).toHaveLength(2);
	const asked = inbox[1]?._id ?? "";
	await expect(answerMessage(packer, asked, "Yes.", [])).rejects.toMatchObject({ status: 409 });
	expect(await readForDesk(asked)).toEqual({ phone: "", list: "Is it on its way?" });
});
