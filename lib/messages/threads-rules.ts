import { type InboxMessage, wordOfStop } from "./rules";

/** What has to be known of a message to tell whether it waits. */
export type Written = Pick<InboxMessage, "_id" | "channel" | "from" | "text" | "at"> & {
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

/** Whether the last word of a thread waits for an answer; that somebody wants no messages needs none. */
export function isOpen(thread: Thread<Written>): boolean {
	const { channel, text } = thread.last;
	return !isAnswered(thread) && (channel === "contact" || wordOfStop(text) === null);
}

/** Whether WhatsApp takes no more answers. `now` in milliseconds. */
export function isClosed({ last }: Thread, now: number): boolean {
	return last.answerUntil !== null && new Date(last.answerUntil).getTime() < now;
}

/** What came in by its senders, who wrote last first. */
export function threadsOf<Message extends Written>(messages: readonly Message[]): Thread<Message>[] {
	const threads = new Map<string, Thread<Message>>();
	for (const message of messages) {
		const key = `${message.channel} ${message.from}`;
		const known = threads.get(key);
		if (known) known.messages.push(message);
		else threads.set(key, { key: message._id, last: message, messages: [message] });
	}
	return [...threads.values()];
}
