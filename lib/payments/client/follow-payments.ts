import { useEffect, useState } from "react";
import { onSessionChange } from "@/lib/accounts/client/session";
import { reloadCart } from "@/lib/cart/client/cart";
import { clearCheckout } from "@/lib/cart/client/checkout-draft";
import { ApiError, call } from "@/lib/client/api";
import type { AnswerTo } from "@/lib/client/api-types";
import { dropPendingOrder, readPendingOrder } from "@/lib/orders/client/order-attempt";
import type { Messages } from "@/lib/text/messages";
import { isUndecided, type PaymentView, WALLET_NAMES, type Wallet } from "../rules";

/** The wallets are asked every 3 seconds at first, then every 15; milliseconds. */
const OPEN_QUICK_MS = 3_000;
const OPEN_CALM_MS = 15_000;
const OPEN_QUICK_ASKS = 10;

async function askAgain({ paymentId }: PaymentView): Promise<PaymentView | null> {
	return call("GET /api/payment/{reference}", { params: { reference: paymentId } }).then(
		({ payment }) => payment,
		() => null,
	);
}

/** The customer's payments that are not decided, as the shop knows them; none where that cannot be found out. */
async function read(): Promise<PaymentView[]> {
	return call("GET /api/payment/open").then(
		({ payments }) => payments,
		() => [],
	);
}

/** What is known now, and what was shown before and is not among it: how a payment ended stays to be read. */
function joined(now: readonly PaymentView[], before: readonly PaymentView[] | null): PaymentView[] {
	const known = new Set(now.map(({ paymentId }) => paymentId));
	return [
		...now,
		...(before ?? []).filter(({ paymentId, state }) => !known.has(paymentId) && !isUndecided(state)),
	];
}

type Following = {
	tell: (payment: PaymentView) => void;
	/** Those that are asked about. */
	open: readonly PaymentView[];
};

/**
 * Payments whose browser never came back, followed to their end: asked about by themselves, for as long as someone
 * looks. `served`: those that the page came with; without it they are read, and null until then, and again where the page
 * comes back from the browser's memory, as from the wallet. `onDecided` is called with each decision.
 */
export function useOpenPayments(
	served: readonly PaymentView[] | null,
	onDecided: (payment: PaymentView) => void,
): readonly PaymentView[] | null {
	const [payments, setPayments] = useState(served);
	const [returns, setReturns] = useState(0);
	const [follow] = useState<Following>(() => ({ tell: onDecided, open: [] }));
	useEffect(() => {
		follow.tell = onDecided;
	});
	useEffect(() => {
		const count = (event: PageTransitionEvent) => event.persisted && setReturns((known) => known + 1);
		window.addEventListener("pageshow", count);
		return () => window.removeEventListener("pageshow", count);
	}, []);
	useEffect(() => {
		let isOver = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		async function look(open: readonly PaymentView[], asks: number): Promise<void> {
			if (open.length === 0 || isOver) return;
			const isSeen = document.visibilityState === "visible";
			const now = isSeen
				? await Promise.all(open.map(async (known) => (await askAgain(known)) ?? known))
				: open;
			if (isOver) return;
			setPayments((all) => joined(now, all));
			const left = now.filter(({ state }) => isUndecided(state));
			follow.open = left;
			for (const payment of now) if (!left.includes(payment)) follow.tell(payment);
			timer = setTimeout(look, asks < OPEN_QUICK_ASKS ? OPEN_QUICK_MS : OPEN_CALM_MS, left, asks + 1);
		}
		async function start(): Promise<void> {
			const now = (returns === 0 && served) || (await read());
			if (isOver) return;
			const known = new Set(now.map(({ paymentId }) => paymentId));
			// One that was decided while the page was away is still asked about, and told of.
			const open = [...now, ...follow.open.filter(({ paymentId }) => !known.has(paymentId))];
			follow.open = open;
			setPayments((all) => joined(open, all));
			await look(open, 0);
		}
		void start();
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [served, follow, returns]);
	return payments;
}

/** What the wallet's redirect named; none of it is believed, it only says which payment to ask about. */
export type Returned = { reference: string | null; code: string | null };

/** Why a payment came to nothing, by its sentence (lib/payments/texts.en.ts). */
type FailureReason = keyof Messages["paymentResult"]["messages"];

export type PaymentResult =
	| { state: "processing" }
	| { state: "checking"; payment: PaymentView }
	| { state: "login" }
	/** `message`: what is said of the order that it became. */
	| { state: "success"; payment: PaymentView; message?: string }
	/** `refusedBy`: the wallet itself has said that it took nothing. `isGuest`: nobody is logged in who could know more. */
	| { state: "error"; reason: FailureReason; refusedBy?: Wallet; isGuest?: boolean };

/** The wallet is asked every 2 seconds at first, then every 5; milliseconds. */
const QUICK_MS = 2_000;
const CALM_MS = 5_000;
const QUICK_ASKS = 10;
/** So many failed questions in a row are no passing hiccup. */
const PATIENCE = 6;

function claimsSuccess(code: string | null): boolean {
	return code === null || ["000", "0000", "SUCCESS"].includes(code.toUpperCase());
}

/** Posts the waiting order as the specification asks; the server has made it already, so a failure loses nothing. */
async function postPendingOrder(payment: PaymentView): Promise<void> {
	const pending = await readPendingOrder();
	if (!pending) return;
	const { paymentId, amount, wallet } = payment;
	const body = { ...pending, paymentId, amount, paymentType: WALLET_NAMES[wallet] };
	await call("POST /api/order/online", { body }).catch(() => undefined);
}

async function finish(payment: PaymentView): Promise<void> {
	await postPendingOrder(payment);
	dropPendingOrder();
	clearCheckout();
	await reloadCart();
}

function resultOf({ payment, message }: AnswerTo<"GET /api/payment/{reference}">): PaymentResult {
	if (payment.state === "confirmed") return { state: "success", payment, message };
	if (isUndecided(payment.state)) return { state: "checking", payment };
	const refusedBy = payment.state === "failed" ? payment.wallet : undefined;
	return { state: "error", reason: "failed", refusedBy };
}

/** Whoever paid in this tab logs in again; anybody else reads what a payment that is not theirs says (spec 4). */
async function refusal(status: number, returned: Returned): Promise<PaymentResult | null> {
	const isGuest = status === 401;
	if (isGuest && (await readPendingOrder())) return { state: "login" };
	if (!isGuest && status !== 404) return null;
	return { state: "error", reason: claimsSuccess(returned.code) ? "noPendingOrder" : "failed", isGuest };
}

/** Asks the shop what became of a payment; null when it could not be found out just now. */
async function ask(returned: Returned): Promise<PaymentResult | null> {
	if (!returned.reference) {
		const pending = await readPendingOrder();
		const reason = pending ? "processingFailed" : "noPendingOrder";
		return { state: "error", reason: claimsSuccess(returned.code) ? reason : "failed" };
	}
	try {
		const { reference } = returned;
		const answer = await call("GET /api/payment/{reference}", { params: { reference } });
		if (answer.payment.state === "confirmed") await finish(answer.payment);
		return resultOf(answer);
	} catch (error) {
		return error instanceof ApiError ? refusal(error.status, returned) : null;
	}
}

/** Follows a payment to its end, going on by itself while the wallet has not decided (spec 4). */
export function usePaymentResult({ reference, code }: Returned): PaymentResult {
	const [result, setResult] = useState<PaymentResult>({ state: "processing" });
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isOver = false;
		async function look(asks: number, misses: number): Promise<void> {
			const answer = await ask({ reference, code });
			if (isOver) return;
			const missed = answer ? 0 : misses + 1;
			if (answer) setResult(answer);
			else if (missed === PATIENCE) setResult({ state: "error", reason: "notVerified" });
			const goesOn = answer ? answer.state === "checking" : missed < PATIENCE;
			if (goesOn) timer = setTimeout(look, asks < QUICK_ASKS ? QUICK_MS : CALM_MS, asks + 1, missed);
		}
		void look(turn, 0);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [reference, code, turn]);
	const waitsForLogin = result.state === "login" || (result.state === "error" && result.isGuest);
	useEffect(() => {
		if (!waitsForLogin) return;
		return onSessionChange((email) => {
			if (email) setTurn((last) => last + 1);
		});
	}, [waitsForLogin]);
	return result;
}
