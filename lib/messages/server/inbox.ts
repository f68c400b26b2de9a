import "server-only";
import { localNumber } from "@/lib/accounts/rules/user";
import { finalTotals } from "@/lib/money/rules";
import { orderNumber } from "@/lib/orders/rules/order";
import { isOpen, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { belowPlace } from "@/lib/server/database/queries";
import { clock } from "@/lib/server/platform/clock";
import { placeText } from "@/lib/text/fields";
import { User, type UserDoc } from "@/models/accounts";
import { Caller, type CallerDoc } from "@/models/callers";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { OutgoingMail } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import { ContactMessage, type ContactMessageDoc } from "@/models/shop";
import type { InboxQuery } from "../calls";
import {
	ANSWER_STATES,
	type InboxMessage,
	isOpen as isOpenThread,
	type OpenOrder,
	threadsOf,
	type WaitingSenders,
	WHATSAPP_ANSWER_MS,
} from "../rules";
import { channels } from "./channels";

const OPEN = ORDER_STATUSES.filter(isOpen);

type Account = Pick<UserDoc, "_id" | "email" | "phone">;
type AboutOrder = Pick<
	OrderDoc,
	"_id" | "user" | "customer" | "address" | "status" | "amount" | "lines" | "terms" | "area" | "promisedAt"
>;

/** What an answer is kept under in the outbox that carries it. */
export const answerKey = (answer: { _id: unknown }) => `answer:${String(answer._id)}`;

const senderOf = ({ whatsAppId, phone, email }: ContactMessageDoc) => (whatsAppId ? phone : email);

/** When each of these numbers wrote last. */
async function readLast(docs: readonly ContactMessageDoc[]): Promise<ReadonlyMap<string, number>> {
	const ids = docs.flatMap(({ whatsAppId, phone }) => (whatsAppId ? [`whatsapp:${phone}`] : []));
	const known = await Correspondent.find({ _id: { $in: [...new Set(ids)] } }).lean();
	return new Map(known.map(({ _id, lastAt }) => [_id, lastAt.getTime()]));
}

function toWritten(doc: ContactMessageDoc, last: Awaited<ReturnType<typeof readLast>>) {
	const { _id, whatsAppId, formerly, phone, message: text, createdAt, answers = [] } = doc;
	const lastAt = last.get(`whatsapp:${phone}`) ?? createdAt.getTime();
	const until = formerly ? createdAt : new Date(lastAt + WHATSAPP_ANSWER_MS);
	return {
		_id: String(_id),
		from: senderOf(doc),
		formerly: formerly ? String(formerly) : null,
		channel: whatsAppId ? ("whatsapp" as const) : ("contact" as const),
		...{ text, at: createdAt.toISOString() },
		answers: answers.map(({ at, ...answer }) => ({ ...answer, at: at.toISOString() })),
		answerUntil: whatsAppId ? until.toISOString() : null,
	};
}

/** Until when a message can be answered, in words that sort; what has no end comes last, the oldest first. */
const endOf = ({ answerUntil, at }: { answerUntil: string | null; at: string }) =>
	answerUntil ?? `none ${at}`;

/** So many of the newest are looked through for those without an answer. */
const LOOKED_THROUGH = 200;

/** Who waits for an answer that can still be given; nobody where the shop sends no messages. */
export async function readWaiting(): Promise<WaitingSenders> {
	if (channels().length === 0) return { count: 0, next: null };
	const docs = await ContactMessage.find()
		.sort({ createdAt: -1, _id: -1 })
		.limit(LOOKED_THROUGH)
		.lean<ContactMessageDoc[]>();
	const last = await readLast(docs);
	const now = clock.now().getTime();
	const written = docs.map((doc) => ({ ...toWritten(doc, last), name: doc.name }));
	const waiting = threadsOf(written)
		.filter((thread) => isOpenThread(thread, now))
		.map((thread) => thread.last);
	const [next = null] = waiting.toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
	return { count: waiting.length, next };
}

/** How many senders wait for an answer that can still be given. */
export async function countWaiting(): Promise<number> {
	return (await readWaiting()).count;
}

function toOpenOrder({ _id, status, lines, area, promisedAt, ...order }: AboutOrder): OpenOrder {
	const id = String(_id);
	const { amount } = finalTotals({ lines, ...order }) ?? order;
	const about = { status, amount, lines: lines.length, area, promisedAt: promisedAt.toISOString() };
	return { _id: id, number: orderNumber(id), ...about };
}

/** True for a number of this country: the last digits of others may be somebody's here. */
const isNumberHere = (from: string) => from.startsWith("+92");

/** Whose account each of these is, or was, with the latest open order of theirs; else the latest that went to the number. */
async function readSenders(docs: readonly ContactMessageDoc[]) {
	const formers = docs.flatMap(({ formerly }) => formerly ?? []);
	const froms = [...new Set(docs.filter(({ formerly }) => !formerly).map(senderOf))];
	const phones = froms.filter(isNumberHere);
	const emails = froms.filter((from) => !from.startsWith("+"));
	const [accounts, callers] = await Promise.all([
		User.find({ $or: [{ email: { $in: emails } }, { phone: { $in: phones } }] })
			.select("email phone")
			.lean<Account[]>(),
		Caller.find({ phone: { $in: phones } })
			.select("phone")
			.lean<Pick<CallerDoc, "_id" | "phone">[]>(),
	]);
	const theirs = [
		{ user: { $in: [...[...accounts, ...callers].map(({ _id }) => _id), ...formers] } },
		{ "address.phoneNumber": { $in: phones.map(localNumber) } },
		{ "customer.email": { $in: emails } },
	];
	const orders = await Order.find({ status: { $in: OPEN }, $or: theirs })
		.select("user customer address status amount lines terms area promisedAt createdAt")
		.sort({ createdAt: -1, _id: -1 })
		.lean<AboutOrder[]>();
	const latestOf = (id: unknown) => orders.find(({ user }) => String(user) === String(id));
	return (doc: ContactMessageDoc): { customer: string | null; order: AboutOrder | undefined } => {
		const { formerly } = doc;
		if (formerly) return { customer: String(formerly), order: latestOf(formerly) };
		const from = senderOf(doc);
		const account = accounts.find(({ email, phone }) => email === from || phone === from);
		const sender = account ?? callers.find(({ phone }) => phone === from);
		const isToThem = ({ customer, address }: AboutOrder) =>
			customer.email === from || (isNumberHere(from) && address.phoneNumber === localNumber(from));
		const order = latestOf(sender?._id) ?? orders.find(isToThem);
		return { customer: account ? String(account._id) : null, order };
	};
}

/** What became of each answer, by its key; one that is kept no longer was sent. */
async function readStates(docs: readonly ContactMessageDoc[]) {
	const keys = docs.flatMap(({ answers = [] }) => answers.map(answerKey));
	if (keys.length === 0) return new Map<string, string>();
	const which = { key: { $in: keys } };
	const [mails, messages] = await Promise.all([
		OutgoingMail.find(which).select("key state").lean(),
		OutgoingMessage.find(which).select("key state").lean(),
	]);
	return new Map<string, string>([...mails, ...messages].map(({ key, state }) => [key, state]));
}

/** What came in by WhatsApp and the contact form, newest first, at most `limit` from the place that was asked for. */
export async function listInbox(
	{ older: place }: InboxQuery,
	limit: number,
): Promise<{ messages: InboxMessage[]; older: string | null }> {
	const docs = await ContactMessage.find(place ? belowPlace("createdAt", place) : {})
		.sort({ createdAt: -1, _id: -1 })
		.limit(limit + 1)
		.lean<ContactMessageDoc[]>();
	const shown = docs.slice(0, limit);
	const [whoWrote, states, last] = await Promise.all([
		readSenders(shown),
		readStates(shown),
		readLast(shown),
	]);
	const messages = shown.map((doc): InboxMessage => {
		const { name, subject } = doc;
		const { answers, answerUntil, ...written } = toWritten(doc, last);
		const { customer, order } = whoWrote(doc);
		const openOrder = order ? toOpenOrder(order) : null;
		return {
			...written,
			...{ name, customer, order: openOrder?._id ?? null, openOrder },
			...{ subject, isAnswered: answers.length > 0 },
			answers: answers.map(({ _id, ...answer }) => ({
				...answer,
				state: ANSWER_STATES.find((state) => state === states.get(answerKey({ _id }))) ?? "sent",
			})),
			answerUntil,
		};
	});
	const end = messages.at(-1);
	return { messages, older: docs.length > limit && end ? placeText(end.at, end._id) : null };
}
