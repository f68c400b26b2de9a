import { useEffect } from "react";
import { create } from "zustand";
import { useSession } from "@/lib/accounts/client/session";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { currentLines } from "@/lib/cart/client/cart-store";
import { cartSubtotal, type DiscountTerms } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { showAddress } from "@/lib/client/browser-state";
import { messagesHere, useMessages } from "@/lib/client/messages";
import type { CouponQuote } from "./rules";

/** What the shop last said of a code: by what terms it counts, or why it does not. */
type Answer = { code: string; owner: string } & ({ quote: CouponQuote } | { reason: string });

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

/** Asks the shop about a code and the cart as it is; once for each question, however many places want to know. */
async function ask(question: string, code: string, owner: string): Promise<void> {
	if (useAnswer.getState().question === question) return;
	useAnswer.setState({ question });
	const items = currentLines()
		.filter(({ inStock }) => inStock)
		.map(({ productId, quantity }) => ({ productId, quantity }));
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const answer = await call("POST /api/user/coupon", { body: { code, items }, signal }).then(
		(quote) => ({ code, owner, quote }),
		(error) => ({ code, owner, reason: messageOf(error, messagesHere("coupon").notReached) }),
	);
	if (useAnswer.getState().question === question) useAnswer.setState({ answer });
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

/** Shows at the code why an order was refused with it; where its sum was another one, the shop is asked about it anew. */
export function noteCouponRefusal(error: unknown): void {
	const { answer } = useAnswer.getState();
	if (!(error instanceof ApiError) || !answer) return;
	const reason = error.fields.coupon;
	if (reason) useAnswer.setState({ answer: { code: answer.code, owner: answer.owner, reason } });
	else if (error.status === 409 && "quote" in answer) useAnswer.setState({ question: null, answer: null });
}

function stateOf(
	answer: Answer | null,
	subtotal: number,
	minimumProblem: (subtotal: number, minimum: number) => string | null,
): Pick<CartCoupon, "terms" | "reason"> {
	if (!answer) return { terms: null, reason: null };
	if ("reason" in answer) return { terms: null, reason: answer.reason };
	const reason = minimumProblem(subtotal, answer.quote.minimum);
	return { terms: reason ? null : answer.quote, reason };
}

/** The coupon of this cart. The shop is asked for a new code, and again when a cart changes that a coupon did not suit. */
export function useCoupon(lines: readonly CartLine[]): CartCoupon {
	const { minimumProblem } = useMessages("coupon");
	const { user } = useSession();
	const { coupon: code } = useCartChoices();
	const { answer: known } = useAnswer();
	const owner = user?._id ?? null;
	const subtotal = cartSubtotal(lines);
	const answer = known && known.code === code && known.owner === owner ? known : null;
	const isWanted = code !== null && owner !== null && subtotal > 0;
	const isKnown = answer !== null && "quote" in answer;
	const question = isWanted && !isKnown ? [code, owner, subtotal].join(" ") : null;
	useEffect(() => {
		if (question && code && owner) void ask(question, code, owner);
	}, [question, code, owner]);
	return { code, isAsked: isWanted && !answer, ...stateOf(answer, subtotal, minimumProblem) };
}
