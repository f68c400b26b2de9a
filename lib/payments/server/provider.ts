import "server-only";
import { z } from "zod";
import type { Wallet } from "@/lib/payments/rules";
import { readBytes } from "@/lib/server/http/read";
import { log } from "@/lib/server/log/log";
import { fingerprint } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { ShopError } from "@/lib/server/platform/errors";
import { ownAddress } from "@/lib/server/platform/process.mjs";
import type { Language } from "@/lib/text/language";
import type { SimulatedPayment } from "@/models/payments";

/** What every wallet is asked: to begin a payment, to read its own callback, and what became of a payment. */

export type Begin = {
	/** Our name for the payment: 1 to 20 of `A-Z0-9`. */
	reference: string;
	/** Rupees. */
	amount: number;
	/** The wallet's number, 11 digits. */
	phone: string;
	startedAt: Date;
	expiresAt: Date;
};

/** What a provider is asked about; the amount is what its last signed return called paid, where one did. */
export type Begun = Pick<Begin, "reference" | "amount">;

export type ProviderForm = { action: string; fields: Record<string, string> };

/** The fields of a callback or an answer, as text. */
export type Fields = Record<string, string>;

/**
 * What a provider says of a payment. `unclear` is no verdict at all: it was out of reach, slow, or answered what
 * cannot be believed. Only `paid` and `failed` are final, and only in the answer to an inquiry.
 */
export type Verdict = "paid" | "failed" | "pending" | "unknown" | "unclear";

/** An answer about one payment; `detail` is what the provider sent, for the seller. Amount in rupees, where it said one. */
export type Report = { verdict: Verdict; amount: number | null; detail: Fields };

/** What a callback proved. A forged one has no report; an unsigned one is only a reason to inquire. */
export type Callback =
	| { kind: "forged" }
	| { kind: "hint"; reference: string; detail: Fields }
	| { kind: "signed"; reference: string; report: Report };

/** A provider's notification from server to server (IPN): the payment that it is about, and the answer it expects. */
export type Notice = { reference: string; receipt: Fields };

export type Provider = {
	/** The form that takes the browser to its page. */
	begin(payment: Begin): ProviderForm;
	readCallback(fields: Fields): Callback;
	/** Null when it is not the provider's own. Never believed: it is only a reason to inquire. */
	readNotification(fields: Fields): Notice | null;
	/**
	 * Asks the provider itself what became of a payment as it was begun. Never throws: what goes wrong on the way is
	 * `unclear`.
	 */
	inquire(payment: Begun): Promise<Report>;
	isReachable(): Promise<boolean>;
};

export const referenceField = z.string().regex(/^[A-Za-z0-9]{1,20}$/, "This payment reference is not valid");

/** Flat text fields from anything: what is no text, number or boolean is left out. */
export function toFields(value: unknown): Fields {
	const record = z.record(z.string(), z.unknown()).safeParse(value);
	if (!record.success) return {};
	return Object.fromEntries(
		Object.entries(record.data).flatMap(([name, held]) =>
			["string", "number", "boolean"].includes(typeof held) ? [[name, String(held)]] : [],
		),
	);
}

/** What a browser brings back from a wallet, as text; nothing of it is believed. */
export type Returned = { reference?: string; code?: string };

/** All that the shop knows of one wallet: what a folder under wallets/ exports. Its settings stand beside it. */
export type WalletIntegration = {
	/** The driver for the shop's account; null while the wallet cannot be offered. Throws SettingsError. */
	provider(): Provider | null;
	/**
	 * The form for its second page, with what its first one sent; null for nothing usable. Only where it has two.
	 * The wallet sends its customer back to the result page in this language.
	 */
	secondForm?(fields: Fields, language: Language): ProviderForm | null;
	/** The wallet's own side, where demo mode plays it; else null. */
	simulator(): Simulator | null;
	/** The names of both in the query of our result page (spec 8). */
	readonly queryNames: Record<keyof Returned, string>;
	/** Reads a callback, or the query of our result page. */
	readReturn(fields: Fields): Returned;
};

/** A wallet's side of the conversation, played in demo mode and in tests. It keeps no books of its own. */

/** A payment as a merchant asks for it. */
export type NewPayment = Pick<SimulatedPayment, "reference" | "amount" | "returnUrl">;

/** What a wallet remembers, as it needs to ask for it; null is a payment that it never saw. */
export type Books = {
	byReference(reference: string): Promise<SimulatedPayment | null>;
	byToken(token: string): Promise<SimulatedPayment | null>;
};

/** What a wallet answers: the page on which the payer decides, fields as JSON, or another address to go to. */
export type SimulatedAnswer =
	| { kind: "payment"; payment: NewPayment }
	| { kind: "fields"; fields: Fields }
	| { kind: "address"; address: string };

/** One address of a wallet, which is posted to. Throws ShopError for what a wallet refuses in words. */
export type SimulatedCall = (
	fields: Fields,
	headers: Headers,
	books: Books,
) => SimulatedAnswer | Promise<SimulatedAnswer>;

export type Simulator = {
	/** Its calls by their path under the wallet's address, without a slash at the end. */
	readonly calls: Readonly<Record<string, SimulatedCall>>;
	/** How the payer's browser goes back to the shop: to an address, or by posting a form. */
	wayBack(payment: SimulatedPayment): string | ProviderForm;
};

const MAX_BYTES = 32_000;

/**
 * The flat text fields that a wallet sent, as a form or as JSON. Throws 413 over 32 kB, 415 for any other content
 * type, 400 for JSON that cannot be read.
 */
export async function readWalletFields(request: Request): Promise<Fields> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	const text = (await readBytes(request, MAX_BYTES)).toString("utf8");
	if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
	if (type !== "application/json") throw new ShopError("wrong-type", "Please send a form or JSON");
	try {
		const json: unknown = JSON.parse(text);
		return toFields(json);
	} catch {
		throw new ShopError("invalid", "The request is not valid JSON");
	}
}

/** A provider that has not answered by then is asked again later, in milliseconds. */
const TIME_LIMIT_MS = 8_000;
const REACH_LIMIT_MS = 4_000;
const MAX_ANSWER_BYTES = 64_000;

async function readLimited(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.byteLength;
		if (size > MAX_ANSWER_BYTES) throw new Error("the provider's answer is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/**
 * Posts JSON to a provider's server and gives the flat fields of its answer; null when it was out of reach, slow,
 * or answered anything but JSON. Redirects are not followed. Only where it failed is logged, never what was sent.
 */
export async function askProvider(
	url: string,
	body: Fields,
	headers: Record<string, string> = {},
): Promise<Fields | null> {
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json", ...headers },
			body: JSON.stringify(body),
			redirect: "error",
			signal: AbortSignal.timeout(TIME_LIMIT_MS),
		});
		if (!response.ok) throw new Error(`status ${response.status}`);
		const answer: unknown = JSON.parse(await readLimited(response));
		return toFields(answer);
	} catch (error) {
		log.warn({ err: error, host: new URL(url).host }, "a wallet's server gave no usable answer");
		return null;
	}
}

/** True when something answers there within 4 seconds, whatever it says. */
export async function reaches(url: string): Promise<boolean> {
	try {
		const options = { redirect: "manual", signal: AbortSignal.timeout(REACH_LIMIT_MS) } as const;
		await (await fetch(url, { method: "HEAD", ...options })).body?.cancel();
		return true;
	} catch {
		return false;
	}
}

// Pakistan keeps UTC+5 all year.
const OFFSET_MS = 5 * 3_600_000;

/** `yyyyMMddHHmmss` as the clock shows it in Pakistan: how both wallets write times. */
export function karachiStamp(time: Date): string {
	return new Date(time.getTime() + OFFSET_MS).toISOString().replace(/\D/g, "").slice(0, 14);
}

/** What the simulated wallets and the shop agreed on: derived from the shop's own secret. */

/** A secret of this name, 1 to 43 letters and digits long. */
export function simulatorSecret(name: string, length: number): string {
	return fingerprint(`wallet-simulator:${name}`, "").slice(0, length);
}

/** Where a browser finds this simulated wallet, and where our server does. */
export function simulatorUrls(wallet: Wallet): { url: string; serverUrl: string } {
	const path = `/wallet-simulator/${wallet}`;
	return { url: env().APP_URL + path, serverUrl: ownAddress(env()).origin + path };
}
