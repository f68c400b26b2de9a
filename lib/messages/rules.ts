import type { z } from "zod";
import type { NotifyWays } from "@/lib/accounts/rules/user";
import type { inboxMessage } from "./calls";
import type { message } from "./texts.en";

/** How somebody's phone is reached besides a push. */
export const CHANNELS = ["whatsapp", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_NAMES: Record<Channel, string> = { whatsapp: "WhatsApp", sms: "SMS" };

/** A text with numbered places; of WhatsApp each is approved by Meta under the same name, with the same words. */
export type Template = keyof typeof message;

/** The template's text with these values in its places. */
export function filled(text: string, values: readonly string[]): string {
	return text.replace(/\{\{(\d+)\}\}/g, (place, number) => values[Number(number) - 1] ?? place);
}

/** By which a customer may be told of their orders. */
export const WAYS = ["email", ...CHANNELS] as const;
export type Way = (typeof WAYS)[number];

/** Who may be reached in which ways; `notifyBy` is missing where nobody has chosen. */
export type Reachable = { email?: string | null; phone?: string | null; notifyBy?: Way };

/** The way that somebody is told by: the chosen one where it leads to them, else mail, else WhatsApp; null where none does. */
export function wayOf({ email, phone, notifyBy }: Reachable): Way | null {
	if (phone && notifyBy && notifyBy !== "email") return notifyBy;
	if (email) return "email";
	return phone ? "whatsapp" : null;
}

/** The wanted one of the channels that are set up, or the other one; null where none is. */
export function channelAmong(channels: readonly Channel[], wanted: Channel): Channel | null {
	return channels.includes(wanted) ? wanted : (channels[0] ?? null);
}

/** Whether word that goes this way reaches a phone; mails go out where WhatsApp was told to stop. */
export function isToldByPhone(way: Way | null, { channels, stoppedAt }: NotifyWays): boolean {
	const channel = way === null || way === "email" ? null : channelAmong(channels, way);
	return channel === "sms" || (channel === "whatsapp" && stoppedAt === null);
}

/** So long after somebody's last message WhatsApp takes answers in words of their own; milliseconds. */
export const WHATSAPP_ANSWER_MS = 24 * 3_600_000;

export const INBOX_CHANNELS = ["whatsapp", "contact"] as const;

/** Whether an answer has left: `failed` was given up. */
export const ANSWER_STATES = ["waiting", "sent", "failed"] as const;

/** What the team has answered; `at` is ISO 8601. */
export type InboxAnswer = InboxMessage["answers"][number];

/** An order that is on its way to somebody; rupees, ISO 8601. */
export type OpenOrder = NonNullable<InboxMessage["openOrder"]>;

/** What somebody wrote to the shop; times ISO 8601. */
export type InboxMessage = z.output<typeof inboxMessage>;

/** A message that reads as a list: its id, its lines, those that somebody should look at, and what it comes to in rupees. */
export type ListRead = { id: string; lines: number; unsure: string[]; amount: number };

/** Letters of an answer at most. */
export const MAX_ANSWER = 1000;

export const MESSAGE_NOT_FOUND = "This message does not exist";
export const NUMBER_GIVEN_UP = "This number is no longer theirs. An answer could reach somebody else.";

/** Whether somebody wants no more messages, or wants them again; null for any other word. */
export function wordOfStop(text: string): "stop" | "start" | null {
	// "Stop.", and "«بند»" as our own words have it.
	const word = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
	if (word === "stop" || word === "بند") return "stop";
	return word === "start" || word === "شروع" ? "start" : null;
}

/** What was sent today by a channel: how many, how many of them cost something, and what one does in rupees. */
export type SentToday = { channel: Channel; count: number; paid: number; price: number | null };

/** A message that did not reach its reader. */
export type LostMessage = { _id: string; to: string; channel: Channel; at: string; why: string };

/** How many senders wait for an answer, and who of them cannot be answered any more first; null of nobody. */
export type WaitingSenders = {
	count: number;
	next: { name: string; at: string; answerUntil: string | null } | null;
};

/** The day's messages as the dashboard has them; `undelivered` counts also those that are not shown. */
export type MessagesToday = {
	sent: SentToday[];
	undelivered: number;
	lost: LostMessage[];
	waiting: WaitingSenders;
};

/** What a day's messages cost, in rupees; null where a price is not known. */
export function costOf(sent: readonly SentToday[]): number | null {
	const known = sent.filter(({ paid }) => paid > 0);
	if (known.some(({ price }) => price === null)) return null;
	return Math.round(known.reduce((sum, { paid, price }) => sum + paid * (price ?? 0), 0));
}

/** What has to be known of a message to tell whether it waits. */
type Written = Pick<InboxMessage, "_id" | "channel" | "from" | "formerly" | "text" | "at" | "answerUntil"> & {
	answers: readonly { at: string }[];
};

/** All that one sender wrote, the newest first. */
export type Thread<Message extends Written = InboxMessage> = {
	key: string;
	last: Message;
	messages: Message[];
};

/** Whether anything was answered since the last word of a thread. */
export function isAnswered({ last, messages }: Thread<Written>): boolean {
	return messages.some(({ answers }) => answers.some(({ at }) => at >= last.at));
}

/** Whether the last word of a thread has no answer; that somebody wants no messages needs none. */
export function isUnanswered(thread: Thread<Written>): boolean {
	const { channel, text } = thread.last;
	return !isAnswered(thread) && (channel === "contact" || wordOfStop(text) === null);
}

/** Whether WhatsApp takes no more answers. `now` in milliseconds. */
export function isClosed({ last }: Thread<Written>, now: number): boolean {
	return last.answerUntil !== null && new Date(last.answerUntil).getTime() < now;
}

/** Whether the last word of a thread waits for an answer that can still be given. `now` in milliseconds. */
export function isOpen(thread: Thread<Written>, now: number): boolean {
	return isUnanswered(thread) && !isClosed(thread, now);
}

/** The messages of a thread that came since the last answer, the newest first. */
export function sinceAnswer<Message extends Written>({ messages }: Thread<Message>): Message[] {
	const answered = messages.flatMap(({ answers }) => answers.map(({ at }) => at));
	return messages.filter(({ at }) => answered.every((answer) => answer < at));
}

/** What came in by its senders, who wrote last first. */
export function threadsOf<Message extends Written>(messages: readonly Message[]): Thread<Message>[] {
	const threads = new Map<string, Thread<Message>>();
	for (const message of messages) {
		const key = `${message.channel} ${message.from} ${message.formerly}`;
		const known = threads.get(key);
		if (known) known.messages.push(message);
		else threads.set(key, { key: message._id, last: message, messages: [message] });
	}
	return [...threads.values()];
}
