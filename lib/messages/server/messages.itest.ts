import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commit } from "@/lib/server/database/commit";
import { env } from "@/lib/server/platform/env";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { ContactMessage } from "@/models/shop";
import { ownDatabase } from "@/tests/support/own-database";
import { channelFor } from "./channels";
import { countWaiting, readWaiting } from "./inbox";
import { type Message, messageWrites, sendWaitingMessages } from "./outbox";

ownDatabase();

const aMessage = (number: number): Message => ({
	key: `test:${number}`,
	to: "+923001234567",
	channel: "sms",
	language: "ur",
	says: { template: "delivered", values: ["Sabz", `SBZ-${number}`] },
});

const files = async () =>
	(await readdir(join(env().DATA_DIR, "outbox")).catch(() => [])).filter((name) =>
		name.endsWith(".message.json"),
	);

const code = (key: string, until: Date) =>
	messageWrites({
		...{ key, to: "+923009999999", channel: "whatsapp", language: "en", until },
		...{ says: { template: "code", values: ["123456"] }, isAwaited: true },
	});

test("a code goes before a long queue, each message goes once, and none after its end", async () => {
	expect(channelFor("sms")).toBe("sms");
	const queue = Array.from({ length: 60 }, (_, number) => aMessage(number));
	await commit(messageWrites(...queue));
	await commit(messageWrites(...queue.slice(0, 20)));
	await commit(code("code:1", new Date(Date.now() + 300_000)));
	await commit(code("code:2", new Date(Date.now() - 1)));
	const isThere = async () => (await files()).some((name) => name.includes("+923009999999"));
	await expect.poll(isThere, { timeout: 2_000, interval: 20 }).toBe(true);
	expect(await OutgoingMessage.countDocuments({ state: "waiting" })).toBeGreaterThan(30);
	await sendWaitingMessages();

	const written = await files();
	expect(written).toHaveLength(61);
	const [name = ""] = written.filter((one) => one.includes("+923009999999"));
	const said: unknown = JSON.parse(await readFile(join(env().DATA_DIR, "outbox", name), "utf8"));
	expect(said).toMatchObject({ to: "+923009999999", channel: "whatsapp", template: "code", language: "en" });
	expect(said).toMatchObject({ text: expect.stringContaining("123456"), at: expect.any(String) });
	// Nothing of what was said stays, and a code that came too late is given up.
	expect(await OutgoingMessage.countDocuments({ sealed: { $exists: true }, state: "sent" })).toBe(0);
	expect(await OutgoingMessage.findOne({ key: "code:2" }).lean()).toMatchObject({ state: "failed" });
});

const HOUR_MS = 3_600_000;

const hoursBefore = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Somebody writes on WhatsApp from this number, so many hours ago; says when. */
async function write(whatsAppId: string, phone: string, hoursAgo: number): Promise<Date> {
	const createdAt = hoursBefore(hoursAgo);
	await ContactMessage.create({ name: "Sana", phone, email: "", message: "Salam", whatsAppId, createdAt });
	await Correspondent.updateOne(
		{ _id: `whatsapp:${phone}` },
		{ $max: { lastAt: createdAt } },
		{ upsert: true },
	);
	return createdAt;
}

test("whoever wrote on WhatsApp waits for an answer while one can be given, counted from their last word", async () => {
	const waiting = await countWaiting();
	const phone = "+923002222222";
	await write("wamid.late", phone, 25);
	expect(await countWaiting()).toBe(waiting);
	await write("wamid.again", phone, 1);
	expect(await countWaiting()).toBe(waiting + 1);
	await write("wamid.third", phone, 0);
	expect(await countWaiting()).toBe(waiting + 1);
});

test("of all who wait those are named first who cannot be answered any more first", async () => {
	const waiting = await countWaiting();
	const writtenAt = await write("wamid.first", "+923003333333", 5);
	await write("wamid.second", "+923004444444", 1);
	await ContactMessage.create({
		...{ name: "Bilal", email: "bilal@example.com", phone: "", message: "Salam" },
		createdAt: hoursBefore(30),
	});
	const { count, next } = await readWaiting();
	expect(count).toBe(waiting + 3);
	expect(next?.answerUntil).toBe(new Date(writtenAt.getTime() + 24 * HOUR_MS).toISOString());
});
