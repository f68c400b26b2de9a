import "server-only";
import { WALLETS, type Wallet } from "../rules";
import type { Returned } from "./integration";
import type { Fields } from "./provider";
import { INTEGRATIONS } from "./wallets";

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

/** Where the customer's browser goes after a callback. */
export function resultPathOf(fields: Fields): string {
	const wallet = walletOf(fields);
	if (!wallet) return "/payment/verify?provider=unknown";
	return resultPath(wallet, INTEGRATIONS[wallet].readReturn(fields));
}
