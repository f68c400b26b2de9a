import type { message } from "./texts.en";

/** How somebody's phone is reached besides a push. */
export const CHANNELS = ["whatsapp", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What people call a channel. */
export const CHANNEL_NAMES: Record<Channel, string> = { whatsapp: "WhatsApp", sms: "SMS" };

/** A text with numbered places; of WhatsApp each is approved by Meta under the same name, with the same words. */
export type Template = keyof typeof message;

/** The template's text with these values in its places. */
export function filled(text: string, values: readonly string[]): string {
	return text.replace(/\{\{(\d+)\}\}/g, (place, number) => values[Number(number) - 1] ?? place);
}
