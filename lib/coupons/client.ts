import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "@/lib/accounts/client/session";
import { cartVersionHere } from "@/lib/cart/client/cart";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { currentLines } from "@/lib/cart/client/cart-store";
import { cartSubtotal, type DiscountTerms } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { showAddress } from "@/lib/client/browser-state";
import { messagesHere, useMessages } from "@/lib/client/messages";
import type { CouponQuote } from "./rules";

type About = {
	code: string;
	owner: string;
	/** Whether it is for a wallet: what an earlier payment of the same cart holds is then there for it. */
	byWallet: boolean;
};

/** What the shop last said of a code, and to which question: by what terms it counts, or why it does not. */
type Answer = About & { question: string } & ({ quote: CouponQuote } | { reason: string });

const useAnswer = create<{ question: string | null; answer: Answer | null }>(() => ({
	question: null,
	answer: null,
}));

export type CartCoupon = {
	/** The code that the shopper has typed or come with; null without one. */
	code: string | null;
	/** By what it counts now; null where it does not. */
	terms: DiscountTerms | null;
	/** Why it does not count. */
	reason: string | null;
	/** True while the shop is asked. */
	isAsked: boolean;
};

/** A code has at most so many letters. */
export const LONGEST_CODE = 40;

/** After this many milliseconds without an answer the shop counts as out of reach. */
const PATIENCE_MS = 15_000;

/** Which code is asked about, whose it is, how it is paid, and for groceries of how many rupees. */
const questionOf = ({ code, owner, byWallet }: About, subtotal: number) =>
	[code, owner, subtotal, byWallet].join(" ");

/** Asks the shop about a code and the cart as it is; once for each question that it answers, however many places want to know. */
async function ask(question: string, { code, owner, byWallet }: About): Promise<void> {
	if (useAnswer.getState().question === question) return;
	useAnswer.setState({ question, answer: null });
	const items = currentLines()
		.filter(({ inStock }) => inStock)
		.map(({ productId, quantity }) => ({ productId, quantity }));
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const about = { question, code, owner, byWallet };
	const body = { code, items, cartVersion: byWallet ? cartVersionHere() : undefined };
	const [answer, isAnswered] = await call("POST /api/user/coupon", { body, signal }).then(
		(quote) => [{ ...about, quote }, true] as const,
		(error) => {
			const reason = messageOf(error, messagesHere("coupon").notReached);
			return [{ ...about, reason }, error instanceof ApiError && error.status > 0] as const;
		},
	);
	// What nobody has answered may be asked again.
	if (useAnswer.getState().question === question)
		useAnswer.setState({ answer, question: isAnswered ? question : null });
}

/** Uses this code for the cart from now on, however it is typed; an empty one is none. */
export function chooseCode(typed: string): void {
	useAnswer.setState({ question: null, answer: null });
	choose({ coupon: typed.trim().toUpperCase() || null });
}

/** Takes the code over that somebody came to the cart with, by a link (`/cart?coupon=CODE`). */
export function takeCodeOfAddress(): void {
	const { pathname, search } = window.location;
	const code = new URLSearchParams(search).get("coupon");
	if (!code) return;
	chooseCode(code.slice(0, LONGEST_CODE));
	showAddress(pathname, "replace");
}

/** Shows at the code why an order was refused with it, by wallet or in cash; where its sum was another one, the shop is asked about it anew. */
export function noteCouponRefusal(error: unknown, byWallet: boolean): void {
	const { answer } = useAnswer.getState();
	if (!(error instanceof ApiError) || !answer) return;
	const about = { code: answer.code, owner: answer.owner, byWallet };
	const reason = error.fields.coupon;
	const question = questionOf(about, cartSubtotal(currentLines()));
	if (reason) useAnswer.setState({ question, answer: { question, ...about, reason } });
	else if (error.status === 409 && "quote" in answer) useAnswer.setState({ question: null, answer: null });
}

type Asker = {
	code: string | null;
	/** Whose cart it is; null for a guest. */
	owner: string | null;
	byWallet: boolean;
	/** Rupees. */
	subtotal: number;
};

/** What a code does to a cart by what the shop last said, and the question that it has still to answer; null without one. */
export function couponOf(
	{ code, owner, byWallet, subtotal }: Asker,
	known: Answer | null,
	minimumProblem: (subtotal: number, minimum: number) => string | null,
): CartCoupon & { question: string | null } {
	const none = { code, terms: null, reason: null, isAsked: false, question: null };
	if (code === null || owner === null) return none;
	const isOfThis = known?.code === code && known.owner === owner && (byWallet || !known.byWallet);
	const answer = isOfThis ? known : null;
	if (answer && "quote" in answer) {
		const reason = minimumProblem(subtotal, answer.quote.minimum);
		return { ...none, terms: reason ? null : answer.quote, reason };
	}
	if (subtotal === 0) return none;
	const question = questionOf({ code, owner, byWallet }, subtotal);
	const reason = answer?.question === question ? answer.reason : null;
	return { ...none, question, reason, isAsked: reason === null };
}

/** The coupon of this cart, for a wallet or for cash. The shop is asked for a new code, and again when a cart changes that a coupon did not suit. */
export function useCoupon(lines: readonly CartLine[], byWallet: boolean): CartCoupon {
	const { minimumProblem } = useMessages("coupon");
	const { user } = useSession();
	const { coupon: code } = useCartChoices();
	const { answer } = useAnswer();
	const owner = user?._id ?? null;
	const { question, ...coupon } = couponOf(
		{ code, owner, byWallet, subtotal: cartSubtotal(lines) },
		answer,
		minimumProblem,
	);
	useEffect(() => {
		if (!question || !code || !owner) return;
		const askNow = () => void ask(question, { code, owner, byWallet });
		askNow();
		window.addEventListener("online", askNow);
		return () => window.removeEventListener("online", askNow);
	}, [question, code, owner, byWallet]);
	return coupon;
}
