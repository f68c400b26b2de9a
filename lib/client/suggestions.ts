"use client";

import { useEffect, useState } from "react";
import { buildSearchIndex, type SearchIndex, type Suggestion, suggestProducts } from "@/lib/domain/search";
import { call } from "./api";

const LIMIT = 6;

let loading: Promise<SearchIndex<Suggestion>> | null = null;

/** Fetches what can be suggested, once a page load; a failed attempt is not kept. */
export function loadSuggestions(): Promise<SearchIndex<Suggestion>> {
	loading ??= call<{ products: Suggestion[] }>("GET", "/api/product/search-index")
		.then(({ products }) => buildSearchIndex(products))
		.catch((error: unknown) => {
			loading = null;
			throw error;
		});
	return loading;
}

/** The best fitting products for what is typed; none while the box is blank or the catalogue is on its way. */
export function useSuggestions(query: string): Suggestion[] {
	const [index, setIndex] = useState<SearchIndex<Suggestion> | null>(null);
	const isAsked = query.trim() !== "";

	useEffect(() => {
		if (!isAsked || index) return;
		// Out of reach: the box then only searches, and the next word tries again.
		loadSuggestions().then(setIndex, () => {});
	}, [isAsked, index]);

	return index && isAsked ? suggestProducts(index, query, LIMIT) : [];
}
