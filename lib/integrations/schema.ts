import * as z from "zod";
import { placeField, requiredText } from "@/lib/text/fields";
import { DELIVERY_STATES, EVENTS, SCOPES } from "./rules";

const SCOPES_NEEDED = "Please choose what this key may do";
const EVENTS_NEEDED = "Please choose what this webhook hears of";
/** What is said of an address that nothing is sent to. */
export const URL_REFUSED = "Please enter an https address that is on the public internet";

/** Some of these names, each once. */
function someOf<const Names extends readonly [string, ...string[]]>(names: Names, message: string) {
	return z
		.array(z.enum(names, { error: message }), { error: message })
		.min(1, message)
		.transform((chosen) => [...new Set(chosen)]);
}

export const apiKeySchema = z.object({
	name: requiredText("Please enter a name for this key", 60),
	scopes: someOf(SCOPES, SCOPES_NEEDED),
});

export const webhookSchema = z.object({
	url: requiredText(URL_REFUSED, 500).refine((text) => URL.canParse(text), URL_REFUSED),
	events: someOf(EVENTS, EVENTS_NEEDED),
});

export const webhookChangeSchema = z.object({ isActive: z.boolean({ error: "Active must be yes or no" }) });

export const deliveriesQuery = z.object({
	state: z.enum(DELIVERY_STATES).optional(),
	older: placeField.optional(),
});
