"use client";

import { useState } from "react";
import type { Order } from "@/lib/orders/rules/order";

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
