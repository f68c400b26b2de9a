import "server-only";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { type Language, pathIn } from "@/lib/text/language";
import { Payment, type PaymentDoc } from "@/models/payments";
import { formatWalletPhone, WALLET_NAMES, WALLETS, type Wallet, type WalletRecord } from "../rules";
import { type Fields, type Provider, type Returned, referenceField } from "./provider";
import { INTEGRATIONS } from "./wallets";

/** The driver of this wallet, or null when the wallet is not offered. */
export function findProvider(wallet: Wallet): Provider | null {
	return INTEGRATIONS[wallet].provider();
}

/** The driver of this wallet. Throws ShopError `unavailable` (503) when the wallet is not offered (api.md). */
export function providerOf(wallet: Wallet): Provider {
	const provider = findProvider(wallet);
	if (!provider)
		throw new ShopError("unavailable", `${WALLET_NAMES[wallet]} payments are not available right now.`, {
			retryAfter: 3600,
		});
	return provider;
}

/**
 * The wallets that can be paid with; none: Online Payment is not offered at all. Pages that are built with the image know no
 * settings yet, so they offer none; the first start makes them again.
 */
export function offeredWallets(): Wallet[] {
	if (process.env.NEXT_PHASE === "phase-production-build") return [];
	return WALLETS.filter((wallet) => findProvider(wallet) !== null);
}

/** What a browser says when it comes back from a wallet: none of it is believed, it only says what to ask about. */

const readings = (fields: Fields) =>
	WALLETS.map((wallet) => ({ wallet, ...INTEGRATIONS[wallet].readReturn(fields) }));

/** Whose callback this is: the wallet that finds its reference in it, or at least its code; null where none does. */
export function walletOf(fields: Fields): Wallet | null {
	const read = readings(fields);
	const found =
		read.find(({ reference }) => reference !== undefined) ?? read.find(({ code }) => code !== undefined);
	return found?.wallet ?? null;
}

/** The reference and the code in the query of our result page, whichever wallet wrote them. */
export function readResult(query: Fields): Record<keyof Returned, string | null> {
	const read = readings(query);
	return {
		reference: read.find(({ reference }) => reference !== undefined)?.reference ?? null,
		code: read.find(({ code }) => code !== undefined)?.code ?? null,
	};
}

const shown = (text: string | undefined) => (text && /^[A-Za-z0-9]{1,20}$/.test(text) ? text : undefined);

/** Our result page with the query of the specification (spec 8). */
export function resultPath(wallet: Wallet, returned: Returned): string {
	const { queryNames } = INTEGRATIONS[wallet];
	const [code, reference] = [shown(returned.code), shown(returned.reference)];
	const query = new URLSearchParams({ provider: wallet });
	if (code) query.set(queryNames.code, code);
	if (reference) query.set(queryNames.reference, reference);
	return `/payment/verify?${query}`;
}

/** The payment of this name at this wallet, or null. */
export async function findPayment(wallet: Wallet, reference: string): Promise<PaymentDoc | null> {
	return Payment.findOne({ reference, wallet }).lean<PaymentDoc>();
}

/** This customer's own payment. Throws ShopError `not-found` for an unknown one and for somebody else's. */
export async function ownPayment(userId: string, reference: string): Promise<PaymentDoc> {
	const payment = await Payment.findOne({ reference, user: userId }).lean<PaymentDoc>();
	if (!payment) throw notFound("Payment not found");
	return payment;
}

/** The language in which a payment was begun, which is its customer's; English for one that is not known. */
export async function languageOfPayment(wallet: Wallet, reference: string): Promise<Language> {
	if (!referenceField.safeParse(reference).success) return "en";
	return (await findPayment(wallet, reference))?.language ?? "en";
}

/** The answer that leads a customer's browser to the result page, in the language of the payment. */
export async function leadToResult(fields: Fields): Promise<Response> {
	const wallet = walletOf(fields);
	const leadTo = (path: string) => new Response(null, { status: 303, headers: { location: path } });
	if (!wallet) return leadTo("/payment/verify?provider=unknown");
	const returned = INTEGRATIONS[wallet].readReturn(fields);
	const language = returned.reference ? await languageOfPayment(wallet, returned.reference) : "en";
	return leadTo(pathIn(language, resultPath(wallet, returned)));
}

/** The idempotency key of a payment's order: with a sign that no customer's own key may have. */
export function orderKeyOf(reference: string): string {
	return `payment:${reference}`;
}

/** The wallet payment that an order was made from, for the seller's eyes; null for a cash order. */
export async function walletRecordOf(orderId: string): Promise<WalletRecord | null> {
	const payment = await Payment.findOne({ order: orderId }).lean<PaymentDoc>();
	if (!payment) return null;
	const { wallet, amount, reference, phone, email, confirmedAt, answers } = payment;
	return {
		wallet,
		amount,
		reference,
		phone: formatWalletPhone(phone),
		email,
		confirmedAt: confirmedAt?.toISOString() ?? null,
		answers: answers.map(({ at, source, detail }) => ({ at: at.toISOString(), source, detail })),
	};
}
