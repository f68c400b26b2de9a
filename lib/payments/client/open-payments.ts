"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/client/api";
import { isUndecided, type PaymentView } from "../rules";

/** The wallets are asked every 3 seconds at first, then every 15; milliseconds. */
const QUICK_MS = 3_000;
const CALM_MS = 15_000;
const QUICK_ASKS = 10;

async function ask({ paymentId }: PaymentView): Promise<PaymentView | null> {
	return call<{ payment: PaymentView }>("GET", `/api/payment/${paymentId}`).then(
		({ payment }) => payment,
		() => null,
	);
}

/** The customer's payments that are not decided, as the shop knows them; none where that cannot be found out. */
async function read(): Promise<PaymentView[]> {
	return call<{ payments: PaymentView[] }>("GET", "/api/payment/open").then(
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

/**
 * Payments whose browser never came back, followed to their end: asked about by themselves, for as long as someone
 * looks. `served`: those that the page came with; without it they are read, and null until then. `onDecided` is called with each decision.
 */
export function useOpenPayments(
	served: readonly PaymentView[] | null,
	onDecided: (payment: PaymentView) => void,
): readonly PaymentView[] | null {
	const [payments, setPayments] = useState(served);
	const [decided] = useState(() => ({ tell: onDecided }));
	useEffect(() => {
		decided.tell = onDecided;
	});
	useEffect(() => {
		let isOver = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		async function look(open: readonly PaymentView[], asks: number): Promise<void> {
			if (open.length === 0 || isOver) return;
			const isSeen = document.visibilityState === "visible";
			const now = isSeen ? await Promise.all(open.map(async (known) => (await ask(known)) ?? known)) : open;
			if (isOver) return;
			setPayments((all) => joined(now, all));
			const left = now.filter(({ state }) => isUndecided(state));
			for (const payment of now) if (!left.includes(payment)) decided.tell(payment);
			timer = setTimeout(look, asks < QUICK_ASKS ? QUICK_MS : CALM_MS, left, asks + 1);
		}
		async function start(): Promise<void> {
			const open = served ?? (await read());
			if (isOver) return;
			setPayments((all) => joined(open, all));
			await look(open, 0);
		}
		void start();
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [served, decided]);
	return payments;
}
