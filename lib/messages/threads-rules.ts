import { type InboxMessage, wordOfStop } from "./rules";

/** All that one sender wrote, the newest first. */
export type Thread = { key: string; last: InboxMessage; messages: InboxMessage[] };

/** Whether anything was answered since the last word of a thread. */
export function isAnswered({ last, messages }: Thread): boolean {
	return messages.some(({ answers }) => answers.some(({ at }) => at >= last.at));
}

/** Whether the last word of a thread waits for an answer; that somebody wants no messages needs none. */
export function isOpen(thread: Thread): boolean {
	const { channel, text } = thread.last;
	return !isAnswered(thread) && (channel === "contact" || wordOfStop(text) === null);
}

/** Whether WhatsApp takes no more answers. `now` in milliseconds. */
export function isClosed({ last }: Thread, now: number): boolean {
	return last.answerUntil !== null && new Date(last.answerUntil).getTime() < now;
}

/** What came in by its senders, who wrote last first. */
export function threadsOf(messages: readonly InboxMessage[]): Thread[] {
	const threads = new Map<string, Thread>();
	for (const message of messages) {
		const key = `${message.channel} ${message.from}`;
		const known = threads.get(key);
		if (known) known.messages.push(message);
		else threads.set(key, { key: message._id, last: message, messages: [message] });
	}
	return [...threads.values()];
}
