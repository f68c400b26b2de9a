"use client";

import { create } from "zustand";
import { sellerCall } from "@/lib/team/client/seller";
import { orderNumber } from "../rules/order";
import { ordersHref } from "../rules/order-filters";
import type { SellerOrder } from "../rules/seller-order";

type NewOrders = {
	/** Those that have come and were not looked at yet, newest first. */
	orders: readonly SellerOrder[];
	/** The order that the list of orders brings into sight as soon as it shows it. */
	wantedId: string | null;
};

const useStore = create<NewOrders>(() => ({ orders: [], wantedId: null }));

/** Reads an order that has come and puts it before the seller, on whatever page. */
export async function announceOrder(orderId: string): Promise<void> {
	const number = orderNumber(orderId);
	const path = ordersHref({ q: number }).replace("/seller/orders", "/api/order/seller");
	const { orders } = await sellerCall<{ orders: SellerOrder[] }>("GET", path);
	const order = orders.find(({ _id }) => _id === orderId);
	if (!order) return;
	useStore.setState(({ orders: known }) => ({
		orders: [order, ...known.filter(({ _id }) => _id !== orderId)],
	}));
}

/** The orders that have come, and the one to bring into sight. */
export function useNewOrders(): NewOrders {
	return useStore();
}

/** They were looked at; one of them is to be brought into sight. */
export function seeNewOrders(wantedId: string | null): void {
	useStore.setState({ orders: [], wantedId });
}
