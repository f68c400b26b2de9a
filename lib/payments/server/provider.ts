import "server-only";
import { z } from "zod";

/** What every wallet is asked: to begin a payment, to read its own callback, and what became of a payment. */

/** A payment as a provider needs to know it. */
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

/** A form that the browser posts to the provider. */
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
	/** Asks the provider itself. Never throws: what goes wrong on the way is `unclear`. */
	inquire(reference: string): Promise<Report>;
	/** True when the provider's server answers at all. */
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
