import "server-only";
import { env } from "@/lib/server/platform/env";
import { CHANNELS, type Channel } from "../rules";
import { writeMessageFile } from "./drivers/demo";
import type { Driver } from "./drivers/driver";
import { smsDriver } from "./drivers/sms";
import { whatsAppDriver } from "./drivers/whatsapp";

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
	const set = channels();
	return set.includes(wanted) ? wanted : (set[0] ?? null);
}

/** Throws where the channel is not set up any more. */
export function driverOf(channel: Channel): Driver {
	const driver = drivers()[channel];
	if (!driver) throw new Error(`${channel} is not set up`);
	return driver;
}
