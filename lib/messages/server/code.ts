import "server-only";
import type { Write } from "@/lib/server/database/commit";
import type { Language } from "@/lib/text/language";
import type { Channel } from "../rules";
import { messageWrites } from "./outbox";

type Code = {
	/** One for each code: `code:<id>`. */
	key: string;
	/** `+923001234567` */
	to: string;
	channel: Channel;
	language: Language;
	code: string;
	/** The code's own end: later it is not sent any more. */
	until: Date;
};

/** A code that goes to a phone once the commit is made, before any other message and mail. */
export const codeWrites = ({ code, ...whom }: Code): Write[] =>
	messageWrites({ ...whom, says: { template: "code", values: [code] }, isAwaited: true });
