import "server-only";
import type { Language } from "@/lib/domain/language";

/** A mail to be sent. */
export type Mail = {
	/** Names what the mail is about, so that the same event never writes two (`order-placed:<order id>`). */
	key: string;
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Carries a link that opens an account: nobody may read it in the database. */
	isSecret?: boolean;
	/** A person sits before the screen and waits for it: it goes before every other mail. */
	isAwaited?: boolean;
	/** Where an answer goes, when that is not the shop. */
	replyTo?: string;
	/** The notification that tells the seller whether this mail went out. */
	notification?: string;
};

/** Whom a mail is written to. Who never said a language reads English. */
export type Addressee = { name: string; email: string; language?: Language };
