import { afterAll, beforeAll, expect, test } from "vitest";
import { commit } from "@/lib/server/database/commit";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { OutgoingMessage } from "@/models/messages";
import { startMessengers } from "@/tests/support/messengers";
import { dropOwnDatabase, takeOwnDatabase } from "@/tests/support/own-database";
import { type Channel, filled, type Template } from "../rules";
import { messageWrites, sendWaitingMessages } from "./outbox";

let messengers: Awaited<ReturnType<typeof startMessengers>>;

beforeAll(async () => {
	messengers = await startMessengers();
	takeOwnDatabase(messengers.settings);
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
});
afterAll(async () => {
	await dropOwnDatabase();
	await messengers.close();
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
	const { taken } = await sent("sms", "on_its_way", ["Sabz", "SBZ-1", "Rs. 900"], "ur");
	const text = filled(MESSAGES.ur.message.on_its_way, ["Sabz", "SBZ-1", "Rs. 900"]);
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
