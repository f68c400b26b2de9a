"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { OpenPayments } from "@/components/payments/open-payments";
import { useCustomersPage } from "@/lib/accounts/client/session";
import { isShopThere } from "@/lib/client/api";
import { showAddress } from "@/lib/client/browser-state";
import { isLeaving } from "@/lib/client/links";
import { follow, type Reason } from "@/lib/client/live";
import type { Order } from "@/lib/orders/rules/order";
import { useOpenPayments } from "@/lib/payments/client/follow-payments";
import type { PaymentView } from "@/lib/payments/rules";

type FollowOrdersProps = {
	isAnyOpen: boolean;
	/** The order whose details are shown. */
	shown: string | undefined;
	/** The last signal that the page was read with. */
	after: number;
};

/** The order that was drawn last, until My Orders is left: on a slow line the page is taken down between two orders. */
let drawn: string | undefined;

/** Leads to the details of an order that was pressed in the list, which on phones stand above it. */
function useFocusOnOrder(shown: string | undefined): void {
	useEffect(() => {
		const { pathname } = window.location;
		return () => {
			if (window.location.pathname !== pathname) drawn = undefined;
		};
	}, []);
	useEffect(() => {
		const isOther = drawn !== undefined && drawn !== shown;
		drawn = shown;
		const heading = document.querySelector<HTMLElement>("#order h2");
		// Who asked for another part of the list stays in the list.
		if (!isOther || !heading || window.location.hash) return;
		heading.tabIndex = -1;
		heading.focus();
	}, [shown]);
}

/** Keeps open orders up to date while someone looks, and leaves the page with the session. Draws nothing. */
export function FollowOrders({ isAnyOpen, shown, after: servedAfter }: FollowOrdersProps): null {
	const router = useRouter();
	// The stream goes on from where it is; only its beginning depends on the page.
	const [after] = useState(servedAfter);

	const refresh = useEffectEvent(() => {
		// A change of the address would call back a page that is on its way.
		if (shown && !isLeaving()) {
			// It stays in sight once it has come, and another one is awaited more.
			const { pathname, search } = window.location;
			const query = new URLSearchParams(search);
			query.set("order", shown);
			showAddress(`${pathname}?${query}`, "replace");
		}
		router.refresh();
	});

	useCustomersPage();
	useFocusOnOrder(shown);
	useEffect(() => {
		if (!isAnyOpen) return;
		let isOver = false;
		const check = async (reason: Reason) => {
			if ((reason === "signal" || (await isShopThere())) && !isOver) refresh();
		};
		const stop = follow({ path: "/api/order/events", after, onChange: check });
		return () => {
			isOver = true;
			stop();
		};
	}, [isAnyOpen, after]);

	return null;
}

/** An order, and what is said when it has come where it is. */
type Known = Pick<Order, "_id" | "status"> & { news: string };

/** What has moved since the orders were last drawn, in a sentence each. */
function newsOf(before: readonly Known[], orders: readonly Known[]): string[] {
	const known = new Map(before.map(({ _id, status }) => [_id, status]));
	return orders
		.filter(({ _id, status }) => known.has(_id) && known.get(_id) !== status)
		.map(({ news }) => news);
}

/** Says aloud, politely, when an order moves while the page is open; the page shows the same. */
export function OrderNews({ orders }: { orders: readonly Known[] }) {
	const [drawn, setDrawn] = useState(orders);
	const [news, setNews] = useState("");
	if (drawn !== orders) {
		const moved = newsOf(drawn, orders);
		setDrawn(orders);
		if (moved.length > 0) setNews(moved.join(" "));
	}
	return (
		<p role="status" className="sr-only">
			{news}
		</p>
	);
}

/** Above the orders: payments that may yet become one. The page is read again as soon as one is decided. */
export function OpenPaymentsAbove({ payments }: { payments: readonly PaymentView[] }) {
	const router = useRouter();
	const known = useOpenPayments(payments, () => router.refresh());
	return <OpenPayments payments={known ?? payments} />;
}
