import "server-only";
import { createHmac } from "node:crypto";
import { type ClientSession, Types } from "mongoose";
import { z } from "zod";
import { commit, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { readBytes } from "@/lib/server/http/read";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { sameText } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { ContactMessage, type ContactMessageDoc } from "@/models/shop";
import { wordOfStop } from "../rules";

/** Meta sends at most 3 MB. */
const MAX_BYTES = 3_000_000;
/** Letters of a message at most, as WhatsApp has it. */
const MAX_TEXT = 4096;

const words = z.object({ body: z.string() }).transform(({ body }) => body);
const button = z.object({ text: z.string() }).transform(({ text }) => text);
const choice = z.object({ title: z.string() }).transform(({ title }) => title);
const captioned = z.object({ caption: z.string() }).transform(({ caption }) => caption);

const incoming = z.object({
	id: z.string().min(1).max(500),
	from: z.string().regex(/^\d{6,20}$/),
	timestamp: z.coerce.number().min(0).max(8.64e12),
	type: z.string().max(50),
	text: words.optional().catch(undefined),
	button: button.optional().catch(undefined),
	interactive: z
		.object({ button_reply: choice.optional(), list_reply: choice.optional() })
		.optional()
		.catch(undefined),
	image: captioned.optional().catch(undefined),
	video: captioned.optional().catch(undefined),
	document: captioned.optional().catch(undefined),
});

const status = z.object({
	id: z.string().min(1),
	status: z.string(),
	errors: z
		.array(z.object({ code: z.number(), title: z.string().optional() }))
		.optional()
		.catch(undefined),
	pricing: z.object({ billable: z.boolean() }).optional().catch(undefined),
});

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string().max(200) }) });

/** A list of which one that cannot be read takes none of the others along. */
const listOf = <Item extends z.ZodType>(item: Item) =>
	z
		.array(item.nullable().catch(null))
		.transform((all) => all.filter((one) => one !== null))
		.catch([]);

const value = z.object({
	contacts: listOf(contact).optional(),
	messages: listOf(incoming).optional(),
	statuses: listOf(status).optional(),
});
const notice = z.object({ entry: listOf(z.object({ changes: listOf(z.object({ value })) })).optional() });

export type Incoming = { id: string; from: string; name: string; text: string; at: Date };
export type Status = z.output<typeof status>;

/** What WhatsApp tells: messages to the shop, and what became of those from it. */
export type Notice = { messages: Incoming[]; statuses: Status[] };

/** What was said: its words, or what it is instead. */
function textOf(message: z.output<typeof incoming>): string {
	const { text, button: pressed, interactive, image, video, document: file, type } = message;
	const chosen = interactive?.button_reply ?? interactive?.list_reply;
	return (text ?? pressed ?? chosen ?? image ?? video ?? file ?? `[${type}]`).slice(0, MAX_TEXT);
}

function noticeOf(json: unknown): Notice {
	const values = (notice.safeParse(json).data?.entry ?? []).flatMap(({ changes }) =>
		changes.map((one) => one.value),
	);
	return {
		messages: values.flatMap(({ messages = [], contacts = [] }) =>
			messages.map((message) => {
				const from = `+${message.from}`;
				const name = contacts.find(({ wa_id }) => wa_id === message.from)?.profile.name.trim() || from;
				return { id: message.id, from, name, text: textOf(message), at: new Date(message.timestamp * 1000) };
			}),
		),
		statuses: values.flatMap(({ statuses = [] }) => statuses),
	};
}

function isSigned(body: Buffer, signature: string | null): boolean {
	const { WHATSAPP_APP_SECRET } = env();
	if (!WHATSAPP_APP_SECRET || signature === null) return false;
	return sameText(
		signature,
		`sha256=${createHmac("sha256", WHATSAPP_APP_SECRET).update(body).digest("hex")}`,
	);
}

/** What a request tells that Meta has signed, over its body as it came. Errors: 401 unsigned, 413, 400 no JSON. */
export async function readSigned(request: Request): Promise<Notice> {
	const body = await readBytes(request, MAX_BYTES);
	if (!isSigned(body, request.headers.get("x-hub-signature-256")))
		throw new ShopError("unauthenticated", "The signature is not right");
	try {
		return noticeOf(JSON.parse(body.toString("utf8")));
	} catch {
		throw new ShopError("invalid", "The body is not valid JSON");
	}
}

/** The challenge that is given back to whoever knows the verify token; throws ShopError `forbidden` for anyone else. */
export function answerChallenge(query: Record<string, string | undefined>): Response {
	const { WHATSAPP_VERIFY_TOKEN } = env();
	const token = query["hub.verify_token"] ?? "";
	if (query["hub.mode"] !== "subscribe" || !WHATSAPP_VERIFY_TOKEN || !sameText(token, WHATSAPP_VERIFY_TOKEN))
		throw new ShopError("forbidden", "The verify token is not right");
	return new Response(query["hub.challenge"] ?? "", { headers: { "content-type": "text/plain" } });
}

/** Whether a later STOP or START of this number is known: Meta may bring the older one after it. */
async function hasLaterWord(phone: string, at: Date, session: ClientSession): Promise<boolean> {
	const later = await ContactMessage.find({ phone, whatsAppId: { $exists: true }, createdAt: { $gt: at } })
		.select("message")
		.session(session)
		.lean<Pick<ContactMessageDoc, "message">[]>();
	return later.some(({ message }) => wordOfStop(message) !== null);
}

/** What is known of the sender now: when the last message came, and whether more than codes is wanted. */
function knowing({ from, text }: Incoming, at: Date): Write {
	const word = wordOfStop(text);
	const stopped = { stop: { $set: { stoppedAt: at } }, start: { $unset: { stoppedAt: 1 as const } } };
	const _id = `whatsapp:${from}`;
	return {
		run: async (session) => {
			await Correspondent.updateOne({ _id }, { $max: { lastAt: at } }, { upsert: true, session });
			if (word && !(await hasLaterWord(from, at, session)))
				await Correspondent.updateOne({ _id }, stopped[word], { session });
			return true;
		},
		document: `Correspondent ${_id}`,
	};
}

/** Keeps a message, once however often it is brought. */
async function keep(message: Incoming): Promise<void> {
	const { id: whatsAppId, from, name, text } = message;
	if (await ContactMessage.exists({ whatsAppId })) return;
	// Nothing comes from the future, and an answer's 24 hours are not made longer by a clock.
	const createdAt = new Date(Math.min(message.at.getTime(), clock.now().getTime()));
	const kept = {
		...{ _id: new Types.ObjectId(), name, email: "", phone: from, subject: "", message: text },
		...{ inquiryType: "general" as const, whatsAppId, createdAt },
	};
	try {
		await commit([insertion(ContactMessage, kept), knowing(message, createdAt)]);
	} catch (error) {
		if (!isDuplicate(error)) throw error;
	}
}

/** Notes what became of a message from the shop. */
async function note({ id: channelId, status, errors, pricing }: Status): Promise<void> {
	const [why] = errors ?? [];
	const failed = {
		state: "failed",
		lastError: why ? `WhatsApp ${why.code}: ${why.title ?? ""}` : "not delivered",
	};
	const known = {
		...(status === "failed" ? failed : {}),
		...(pricing?.billable === false ? { isFree: true } : {}),
	};
	if (Object.keys(known).length > 0) await OutgoingMessage.updateOne({ channelId }, { $set: known });
}

/** Takes what WhatsApp tells: messages in their order, each once, and what became of the shop's own. */
export async function takeNotice({ messages, statuses }: Notice): Promise<void> {
	for (const message of messages) await keep(message);
	for (const status of statuses) await note(status);
	if (messages.length > 0) signal(SELLER_NEWS);
}
