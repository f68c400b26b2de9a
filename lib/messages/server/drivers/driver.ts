import type { OutgoingMessageDoc } from "@/models/messages";

/** A message with what it says: the whole text, and what stands in its template's places. */
export type WrittenMessage = Pick<
	OutgoingMessageDoc,
	"key" | "to" | "channel" | "template" | "language" | "createdAt"
> & { values: readonly string[]; text: string };

/** Hands a message over; gives what the channel calls it. Rejects when it was not taken. */
export type Driver = (message: WrittenMessage) => Promise<string | null>;

/** A channel's word that this message will never be taken. */
export class NeverTaken extends Error {}
