import "server-only";
import { z } from "zod";
import type { Write } from "@/lib/server/database/commit";
import { outboxOf } from "@/lib/server/jobs/outbox";
import { metrics } from "@/lib/server/observability/metrics";
import { clock } from "@/lib/server/platform/clock";
import { seal, unseal } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { DAY_MS, startOfDay } from "@/lib/text/dates";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { OutgoingMessage, type OutgoingMessageDoc } from "@/models/messages";
import { CHANNELS, type Channel, filled, type MessagesToday, type Template } from "../rules";
import { channels, driverOf, stoppedSince } from "./channels";
import { NeverTaken, type WrittenMessage } from "./drivers/driver";
import { readWaiting } from "./inbox";

export type Message = {
	/** Names what the message is about, so that the same event never writes two (`code:<id>`). */
	key: string;
	/** `+923001234567` */
	to: string;
	channel: Channel;
	language: Language;
	/** What stands in the template's places, in their order; or words of one's own. */
	says: { template: Template; values: readonly string[] } | { text: string };
	/** A person sits before the screen and waits for it: it goes before every other message and mail. */
	isAwaited?: boolean;
	/** After this time it is not sent any more. */
	until?: Date;
};

const PURPOSE = "message";
const places = z.array(z.string());

/** As the database may hold it: what it says is sealed with the shop's secret, which no backup has. */
function upsertOf({ key, says, isAwaited, ...message }: Message) {
	const { template, values } = "text" in says ? { values: [says.text] } : says;
	const sealed = seal(PURPOSE, JSON.stringify(values));
	const fields = { ...message, template, sealed, priority: isAwaited ? 0 : 1 };
	return { updateOne: { filter: { key }, update: { $setOnInsert: fields }, upsert: true } };
}

/** The message with what it says. Throws when it was sealed with a secret that the shop does not have any more. */
function written({ sealed = "", ...message }: OutgoingMessageDoc): WrittenMessage {
	const values = places.parse(JSON.parse(unseal(PURPOSE, sealed)));
	const { template, language } = message;
	const text = template ? filled(MESSAGES[language].message[template], values) : values.join("");
	return { ...message, values, text };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many are handed over at once. */
const LANES = 5;
/** Seconds until the next try after the first, second, … one failed: what a person waits for soon, or never. */
const WAITS = [
	[2, 5, 15, 30, MINUTE, MINUTE, MINUTE],
	[15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR],
] as const;

/** Why a message is dropped that somebody wanted no more of: nothing of it is lost. */
const NOT_WANTED = "they want no more messages there";

async function handOver(message: OutgoingMessageDoc): Promise<string | null> {
	const { channel, to, template, until } = message;
	if (until && until <= clock.now()) throw new NeverTaken("it came too late");
	// Written before they said so, or waiting for another try since.
	if (template !== "code" && (await stoppedSince(channel, to))) throw new NeverTaken(NOT_WANTED);
	return driverOf(message.channel)(written(message));
}

async function noteSent({ _id }: OutgoingMessageDoc, channelId: string | null): Promise<void> {
	const noted = { state: "sent", sentAt: clock.now(), ...(channelId !== null && { channelId }) };
	await OutgoingMessage.updateOne({ _id }, { $set: noted, $unset: { sealed: 1, lastError: 1 } });
	metrics.messages.inc({ result: "sent" });
}

const outbox = outboxOf({
	name: "the message outbox",
	model: OutgoingMessage,
	lanes: LANES,
	handOver,
	sent: noteSent,
	waitAfter: ({ priority, attempts }, error) =>
		error instanceof NeverTaken ? null : (WAITS[priority][attempts - 1] ?? null),
	count: (result) => metrics.messages.inc({ result }),
});

/** Messages that go once the commit is made that they are part of; one for each key. */
export const messageWrites = (...messages: readonly (Message | null)[]): Write[] =>
	outbox.writes(messages.flatMap((message) => (message ? upsertOf(message) : [])));

/** Sends what waits, now and every few seconds, for as long as the process lives. Called once at start. */
export const startMessages = outbox.start;

/** Sends every message that is due, several at once; resolves when that is done. */
export const sendWaitingMessages = outbox.sendWaiting;

/** So many undelivered ones are shown. */
const SHOWN = 4;
/** For so long the dashboard speaks of what was not delivered. */
const TOLD_MS = 7 * DAY_MS;

/** What the day's messages cost, what was not delivered, who waits; null where the shop sends none. */
export async function readMessagesToday(): Promise<MessagesToday | null> {
	if (channels().length === 0) return null;
	// What a channel charges goes by real days.
	const now = clock.now();
	const sentAt = { $gte: startOfDay(now) };
	const since = { $gte: new Date(now.getTime() - TOLD_MS) };
	const lost = { state: "failed" as const, lastError: { $ne: NOT_WANTED }, createdAt: since };
	const { WHATSAPP_PRICE: whatsapp, SMS_PRICE: sms } = env();
	const prices = { whatsapp, sms };
	const [sent, undelivered, newest, waiting] = await Promise.all([
		Promise.all(
			CHANNELS.map(async (channel) => ({
				channel,
				count: await OutgoingMessage.countDocuments({ state: "sent", channel, sentAt }),
				paid: await OutgoingMessage.countDocuments({ state: "sent", channel, sentAt, isFree: { $ne: true } }),
				price: prices[channel] ?? null,
			})),
		),
		OutgoingMessage.countDocuments(lost),
		OutgoingMessage.find(lost).sort({ createdAt: -1 }).limit(SHOWN).lean(),
		readWaiting(),
	]);
	return {
		sent,
		undelivered,
		lost: newest.map(({ _id, to, channel, createdAt, lastError = "" }) => ({
			...{ _id: String(_id), to, channel, at: createdAt.toISOString(), why: lastError },
		})),
		waiting,
	};
}
