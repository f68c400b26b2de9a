import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { hangUp, listening } from "./listening";

/** Meta's Cloud API and an SMS gateway of a test's own, which take nothing that their documentation does not allow. */

const text = z.strictObject({
	type: z.literal("text"),
	text: z
		.string()
		.regex(/^(?!.*( {5}|[\n\t]))/)
		.min(1),
});
const component = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("body"), parameters: text.array().min(1) }),
	z.strictObject({
		type: z.literal("button"),
		sub_type: z.literal("url"),
		index: z.literal("0"),
		parameters: text
			.extend({ text: z.string().max(15) })
			.array()
			.length(1),
	}),
]);
const whom = {
	messaging_product: z.literal("whatsapp"),
	recipient_type: z.literal("individual"),
	to: z.string().regex(/^\d{10,15}$/),
	biz_opaque_callback_data: z.string().max(512),
};
const toWhatsApp = z.discriminatedUnion("type", [
	z.strictObject({
		...whom,
		type: z.literal("template"),
		template: z.strictObject({
			name: z.string().regex(/^[a-z0-9_]{1,512}$/),
			language: z.strictObject({ code: z.enum(["en", "ur"]) }),
			components: component.array(),
		}),
	}),
	z.strictObject({
		...whom,
		type: z.literal("text"),
		text: z.strictObject({ preview_url: z.boolean(), body: z.string().min(1).max(4096) }),
	}),
]);
const toGateway = z.strictObject({ to: z.string().regex(/^\+923\d{9}$/), text: z.string().min(1) });

export const META = {
	phoneId: "106540352242922",
	token: "EAAJB-a-token",
	secret: "app-secret",
	verify: "word",
};
export const GATEWAY = { token: "gateway-token" };

type Taken = { to: string; body: z.output<typeof toWhatsApp> | z.output<typeof toGateway> };
/** What is answered in place of "taken": a status and a body. */
type Refusal = { status: number; body: object };

/** Whether it is a POST of JSON with this token to this path. */
const isMeant = ({ method, url, headers }: IncomingMessage, path: string, token: string) =>
	method === "POST" &&
	url === path &&
	headers.authorization === `Bearer ${token}` &&
	headers["content-type"] === "application/json";

/** Both on one port. */
export async function startMessengers() {
	const taken: Taken[] = [];
	const refusals: Refusal[] = [];
	const server = createServer(async (request, response) => {
		const answer = (status: number, body: object) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		const isSms = isMeant(request, "/sms", GATEWAY.token);
		const isWhatsApp = isMeant(request, `/v23.0/${META.phoneId}/messages`, META.token);
		const sent = await json(request);
		const read = isSms ? toGateway.safeParse(sent) : toWhatsApp.safeParse(sent);
		const error = { message: "Invalid parameter", type: "OAuthException", code: 100 };
		if (!(isSms || isWhatsApp) || !read.success) return answer(400, { error });
		const refusal = refusals.shift();
		if (refusal) return answer(refusal.status, refusal.body);
		taken.push({ to: read.data.to, body: read.data });
		if (isSms) return answer(200, {});
		const { to } = read.data;
		const messages = [{ id: `wamid.${taken.length}` }];
		return answer(200, { messaging_product: "whatsapp", contacts: [{ input: to, wa_id: to }], messages });
	});
	const origin = `http://127.0.0.1:${await listening(server)}`;
	return {
		taken,
		/** Refuses the next one. */
		refuse: (status: number, body: object = {}) => refusals.push({ status, body }),
		settings: {
			WHATSAPP_PHONE_ID: META.phoneId,
			WHATSAPP_TOKEN: META.token,
			WHATSAPP_APP_SECRET: META.secret,
			WHATSAPP_VERIFY_TOKEN: META.verify,
			WHATSAPP_URL: `${origin}/v23.0`,
			SMS_URL: `${origin}/sms`,
			SMS_TOKEN: GATEWAY.token,
		},
		close: () => hangUp(server),
	};
}

type Said = { id: string; from: string; text: string; at?: Date; name?: string };

/** What Meta sends when somebody writes, and its signature. */
export function notice({ id, from, text: body, at = new Date(), name = "Rukhsana Bibi" }: Said) {
	const message = {
		from,
		id,
		timestamp: String(Math.floor(at.getTime() / 1000)),
		type: "text",
		text: { body },
	};
	const contacts = [{ profile: { name }, wa_id: from }];
	const metadata = { display_phone_number: "15550783881", phone_number_id: META.phoneId };
	const value = { messaging_product: "whatsapp", metadata, contacts, messages: [message] };
	return signed({ value, field: "messages" });
}

/** A change as Meta tells of it, signed with the app's secret. */
export function signed(change: object) {
	const entry = [{ id: "102290129340398", changes: [change] }];
	const body = JSON.stringify({ object: "whatsapp_business_account", entry });
	const signature = `sha256=${createHmac("sha256", META.secret).update(body).digest("hex")}`;
	return { body, headers: { "content-type": "application/json", "x-hub-signature-256": signature } };
}
