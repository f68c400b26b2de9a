"use client";

import { useEffect, useState } from "react";
import { productsFailed } from "@/lib/domain/product";
import type { Suggestion } from "@/lib/domain/search";
import { ApiError, call } from "./api";
import { toast } from "./toast";

const LIMIT = 6;

/** Gives the best fitting products for a query. */
type Suggest = (query: string) => Suggestion[];

let loading: Promise<Suggest> | null = null;

async function load(): Promise<Suggest> {
	const [{ products }, { buildSearchIndex, suggestProducts }] = await Promise.all([
		call<{ products: Suggestion[] }>("GET", "/api/product/search-index"),
		import("@/lib/domain/search"),
	]);
	const index = buildSearchIndex(products);
	return (query) => suggestProducts(index, query, LIMIT);
}

/** Fetches what can be suggested, and how, once a page load; a failed attempt is not cached. */
export function loadSuggestions(): Promise<Suggest> {
	loading ??= load().catch((error: unknown) => {
		loading = null;
		throw error;
	});
	return loading;
}

function sayFailed(error: unknown): void {
	const reason = error instanceof ApiError && error.serverMessage ? error.serverMessage : undefined;
	toast.error(productsFailed(reason), "products");
}

/** The best fitting products for what is typed; none while the box is blank or the catalogue is on its way. */
export function useSuggestions(query: string): Suggestion[] {
	const [suggest, setSuggest] = useState<Suggest | null>(null);
	const isAsked = query.trim() !== "";

	useEffect(() => {
		if (!isAsked || suggest) return;
		// Out of reach: the box then only searches, and the next word tries again.
		loadSuggestions().then((loaded) => setSuggest(() => loaded), sayFailed);
	}, [isAsked, suggest]);

	return suggest && isAsked ? suggest(query) : [];
}
