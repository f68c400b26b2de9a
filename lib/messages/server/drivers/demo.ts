import "server-only";
import { writeToOutbox } from "@/lib/server/mail/mail";
import type { WrittenMessage } from "./driver";

/** Demo mode's stand-in for a phone: writes the message as a file beside the mails. */
export async function writeMessageFile({
	key,
	createdAt,
	to,
	channel,
	template,
	language,
	text,
}: WrittenMessage): Promise<null> {
	const at = createdAt.toISOString();
	const shown = { to, channel, template: template ?? null, language, text, at };
	await writeToOutbox({ key, to, createdAt }, "message.json", JSON.stringify(shown, null, "\t"));
	return null;
}
