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
