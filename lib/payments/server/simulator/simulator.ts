import "server-only";
import type { SimulatedPayment } from "@/models/payments";
import type { Fields, ProviderForm } from "../provider";

/** A wallet's side of the conversation, played in demo mode and in tests. It keeps no books of its own. */

/** A payment as a merchant asks for it. */
export type NewPayment = Omit<SimulatedPayment, "wallet" | "state" | "token">;

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
