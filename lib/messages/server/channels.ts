import "server-only";
import { writeToOutbox } from "@/lib/server/mail/mail";
import { env } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { Correspondent } from "@/models/messages";
import { CHANNELS, type Channel, channelAmong } from "../rules";
import { type Driver, NeverTaken, post, type WrittenMessage } from "./drivers/driver";
import { whatsAppDriver } from "./drivers/whatsapp";

/** What may be mended without another message: a token, a limit, a slow moment. */
const PASSING: ReadonlySet<number> = new Set([401, 402, 403, 404, 408, 425, 429]);

/** The text; of a code with the line by which the browser of the shop's page reads it by itself (Web OTP). */
function textOf({ template, text, values: [code] }: WrittenMessage): string {
	return template === "code" ? `${text}\n\n@${new URL(env().APP_URL).hostname} #${code}` : text;
}

/** How messages reach an SMS gateway that takes `{to, text}` with a bearer token. */
function smsDriver({ url, token }: { url: string; token: string }): Driver {
	return async (message) => {
		const { isOk, status } = await post(url, token, { to: message.to, text: textOf(message) });
		if (isOk) return null;
		const words = `the SMS gateway answered ${status}`;
		throw status < 500 && !PASSING.has(status) ? new NeverTaken(words) : new Error(words);
	};
}

/** Demo mode's stand-in for a phone: writes the message as a file beside the mails. */
async function writeMessageFile({
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

/** What the settings name; null for each channel that they do not name whole. */
function namedDrivers(): Record<Channel, Driver | null> {
	const { WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN, WHATSAPP_URL, SMS_URL, SMS_TOKEN } = env();
	return {
		whatsapp:
			phoneId && WHATSAPP_TOKEN
				? whatsAppDriver({ phoneId, token: WHATSAPP_TOKEN, url: WHATSAPP_URL })
				: null,
		sms: SMS_URL && SMS_TOKEN ? smsDriver({ url: SMS_URL, token: SMS_TOKEN }) : null,
	};
}

/** How each channel hands messages over; in demo mode files stand for phones while no channel is set up. */
function drivers(): Record<Channel, Driver | null> {
	const named = namedDrivers();
	const isNone = CHANNELS.every((channel) => named[channel] === null);
	return env().DEMO && isNone ? { whatsapp: writeMessageFile, sms: writeMessageFile } : named;
}

/** The channels that are set up. None: nobody is asked for a number. */
export function channels(): Channel[] {
	const set = drivers();
	return CHANNELS.filter((channel) => set[channel] !== null);
}

/** The wanted channel, or the other one where that is not set up; null where none is. */
export function channelFor(wanted: Channel): Channel | null {
	return channelAmong(channels(), wanted);
}

/** Whoever needs what is not set up asks again after so long. */
const RETRY_SECONDS = 300;

/** The refusal of what needs a channel that the shop does not have. */
export function notSetUp(message: string): ShopError {
	return new ShopError("unavailable", message, { retryAfter: RETRY_SECONDS });
}

/** Since when somebody wants no messages but codes there; null where they do. */
export async function stoppedSince(channel: Channel, phone: string): Promise<Date | null> {
	const known = await Correspondent.findById(`${channel}:${phone}`).lean();
	return known?.stoppedAt ?? null;
}

/** Throws where the channel is not set up any more. */
export function driverOf(channel: Channel): Driver {
	const driver = drivers()[channel];
	if (!driver) throw new Error(`${channel} is not set up`);
	return driver;
}
