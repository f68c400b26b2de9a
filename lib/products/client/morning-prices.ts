import { useCallback, useEffect } from "react";
import { create } from "zustand";
import { isRecord } from "@/lib/client/api";
import { storedText } from "@/lib/client/browser-state";
import { sellerCall } from "@/lib/team/client";
import { dayOf } from "@/lib/text/dates";
import {
	PRICE_COLUMNS,
	type PriceChange,
	type PriceColumn,
	type TypedList,
	type TypedPrices,
} from "../rules/morning-prices";
import { MAX_BULK, type MissedProduct } from "../rules/product-form";
import type { BulkChange } from "../schema/bulk-change";

const stored = storedText("sabz-morning-prices");
const useTypedStore = create<{ typed: TypedList }>(() => ({ typed: {} }));

function pricesIn(value: unknown): TypedPrices {
	if (!isRecord(value)) return {};
	const texts = PRICE_COLUMNS.flatMap((column) => {
		const text = value[column];
		return typeof text === "string" ? [[column, text] as const] : [];
	});
	return Object.fromEntries(texts);
}

/** What was typed on this day and not saved; another day's is compared with another yesterday and counts no more. */
function readStored(): TypedList {
	try {
		const value: unknown = JSON.parse(stored.read() ?? "null");
		if (!isRecord(value) || value.day !== dayOf(new Date()) || !isRecord(value.typed)) return {};
		return Object.fromEntries(Object.entries(value.typed).map(([id, prices]) => [id, pricesIn(prices)]));
	} catch {
		return {};
	}
}

function show(typed: TypedList): void {
	useTypedStore.setState({ typed });
	stored.write(JSON.stringify({ day: dayOf(new Date()), typed }));
}

export type TypedPricesState = {
	typed: TypedList;
	/** Takes over what stands in the fields now. */
	setTyped: (next: (typed: TypedList) => TypedList) => void;
	/** Writes into one field; an empty text changes nothing of its product. */
	type: (productId: string, column: PriceColumn, text: string) => void;
	/** Forgets the rows of these products; with `as`, only those that still are as they were there. */
	forget: (productIds: readonly string[], as?: TypedList) => void;
};

/** What is typed into the morning's list, kept in this browser until it is saved. */
export function useTypedPrices(): TypedPricesState {
	const { typed } = useTypedStore();
	useEffect(() => useTypedStore.setState({ typed: readStored() }), []);

	const setTyped = useCallback((next: (typed: TypedList) => TypedList) => {
		show(next(useTypedStore.getState().typed));
	}, []);
	const type = useCallback(
		(productId: string, column: PriceColumn, text: string) =>
			setTyped((all) => ({ ...all, [productId]: { ...all[productId], [column]: text } })),
		[setTyped],
	);
	const forget = useCallback(
		(productIds: readonly string[], as?: TypedList) => {
			const gone = new Set(productIds);
			const isGone = (all: TypedList, id: string) => gone.has(id) && (!as || all[id] === as[id]);
			setTyped((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !isGone(all, id))));
		},
		[setTyped],
	);
	return { typed, setTyped, type, forget };
}

type Prices = Extract<BulkChange, { kind: "prices" }>;

function bodyOf(changes: readonly PriceChange[]): Prices {
	return {
		kind: "prices",
		ids: changes.map(({ row }) => row._id),
		revisions: Object.fromEntries(changes.map(({ row }) => [row._id, row.revision])),
		prices: Object.fromEntries(
			changes.flatMap(({ row, state: { wanted } }) => (wanted ? [[row._id, wanted]] : [])),
		),
	};
}

/**
 * Saves new prices, each only if its product is still as it is seen here. What a call takes goes with one call. Gives
 * those that were changed meanwhile; throws ApiError like `call`.
 */
export async function savePrices(changes: readonly PriceChange[]): Promise<MissedProduct[]> {
	const missed: MissedProduct[] = [];
	for (let start = 0; start < changes.length; start += MAX_BULK) {
		const body = bodyOf(changes.slice(start, start + MAX_BULK));
		missed.push(...(await sellerCall("PATCH /api/product/bulk", { body })).missed);
	}
	return missed;
}
