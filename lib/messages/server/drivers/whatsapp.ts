import "server-only";
import { z } from "zod";
import { type Driver, NeverTaken, post, type WrittenMessage } from "./driver";

/** Meta's Cloud API in the version that this was written for (developers.facebook.com, "Send messages"). */
export const META = "https://graph.facebook.com/v23.0";

export type WhatsAppAccount = { phoneId: string; token: string; url?: string };

/** A parameter with a line break, a tab or more than four spaces is refused. */
const parameter = (value: string) => ({ type: "text", text: value.replace(/\s+/g, " ").trim() });

/** A template's components: its values, and for a code the button that copies it. */
function components({ template, values }: WrittenMessage): object[] {
	const body = { type: "body", parameters: values.map(parameter) };
	if (template !== "code") return values.length > 0 ? [body] : [];
	return [body, { type: "button", sub_type: "url", index: "0", parameters: values.map(parameter) }];
}

function bodyOf(message: WrittenMessage): object {
	const { key, to, template, language, text } = message;
	const whom = {
		messaging_product: "whatsapp",
		recipient_type: "individual",
		to: to.replace("+", ""),
		biz_opaque_callback_data: key,
	};
	if (!template) return { ...whom, type: "text", text: { preview_url: false, body: text } };
	const name = `sabz_${template}`;
	return {
		...whom,
		type: "template",
		template: { name, language: { code: language }, components: components(message) },
	};
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({ error: z.object({ code: z.int(), message: z.string() }) });

/**
 * Codes of what no later try mends: nobody there to write to (131021, 131026, 131030), 24 hours after the last word
 * (131047), no kind of message that can be sent (131051).
 */
const FINAL: ReadonlySet<number> = new Set([131_021, 131_026, 131_030, 131_047, 131_051]);

/** How messages reach WhatsApp: templates at any time, an answer's own words within 24 hours of the person's last. */
export function whatsAppDriver({ phoneId, token, url = META }: WhatsAppAccount): Driver {
	return async (message) => {
		const answer = await post(`${url}/${encodeURIComponent(phoneId)}/messages`, token, bodyOf(message));
		const taken = accepted.safeParse(answer.json);
		if (answer.isOk && taken.success) return taken.data.messages[0]?.id ?? null;
		const { data } = refused.safeParse(answer.json);
		const words = data ? `WhatsApp ${data.error.code}: ${data.error.message}` : `WhatsApp: ${answer.status}`;
		throw data && FINAL.has(data.error.code) ? new NeverTaken(words) : new Error(words);
	};
}
