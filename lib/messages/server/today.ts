import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { DAY_MS, startOfDay } from "@/lib/text/dates";
import { OutgoingMessage } from "@/models/messages";
import { CHANNELS, type MessagesToday } from "../rules";
import { channels } from "./channels";
import { countWaiting } from "./inbox";

/** So many undelivered ones are shown. */
const SHOWN = 4;
/** For so long the dashboard speaks of what was not delivered. */
const TOLD_MS = 7 * DAY_MS;

/** What the day's messages cost, what was not delivered, who waits; null where the shop sends none. */
export async function readMessagesToday(): Promise<MessagesToday | null> {
	if (channels().length === 0) return null;
	await connectDatabase();
	// What a channel charges goes by real days.
	const now = clock.now();
	const sentAt = { $gte: startOfDay(now) };
	const lost = { state: "failed" as const, createdAt: { $gte: new Date(now.getTime() - TOLD_MS) } };
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
		countWaiting(),
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
