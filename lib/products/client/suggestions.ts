import { useEffect, useState } from "react";
import { ApiError, call, once } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import type { Suggestion } from "../rules/search";

const LIMIT = 6;

/** Where the catalogue in few words is fetched, and kept for a time without a network. */
export const SEARCH_CATALOGUE = "/api/product/search-index";

/** The catalogue as a search looks at it. */
export const loadSearchCatalogue = once(async () => {
	const { products } = await call("GET /api/product/search-index");
	return products;
});

export const loadSuggestions = once(async () => {
	const [products, { buildSearchIndex, suggestProducts }] = await Promise.all([
		loadSearchCatalogue(),
		import("../rules/search"),
	]);
	const index = buildSearchIndex(products);
	return (query: string): Suggestion[] => suggestProducts(index, query, LIMIT);
});

const NO_CATALOGUE: readonly Suggestion[] = [];

/** The catalogue as a search looks at it; null while it is not wanted or on its way, and empty where it is out of reach. */
export function useSearchCatalogue(isWanted: boolean): readonly Suggestion[] | null {
	const [catalogue, setCatalogue] = useState<readonly Suggestion[] | null>(null);
	useEffect(() => {
		// Out of reach: the search then goes on by names.
		if (isWanted) loadSearchCatalogue().then(setCatalogue, () => setCatalogue(NO_CATALOGUE));
	}, [isWanted]);
	return catalogue;
}

function sayFailed(error: unknown): void {
	const reason = error instanceof ApiError && error.serverMessage ? error.serverMessage : undefined;
	toast.error(messagesHere("product").notLoaded(reason), "products");
}

/** Finds products by what is typed, the best fitting first; null while it is not wanted, on its way or out of reach. */
export function useProductSearch(isWanted: boolean): ((query: string) => Suggestion[]) | null {
	const [suggest, setSuggest] = useState<Awaited<ReturnType<typeof loadSuggestions>> | null>(null);
	useEffect(() => {
		// Out of reach: the box then only searches, and the next word tries again.
		if (isWanted) loadSuggestions().then((loaded) => setSuggest(() => loaded), sayFailed);
	}, [isWanted]);
	return suggest;
}

/** The best fitting products for what is typed; none while the box is blank or the catalogue is on its way. */
export function useSuggestions(query: string): Suggestion[] {
	const isAsked = query.trim() !== "";
	const suggest = useProductSearch(isAsked);
	return suggest && isAsked ? suggest(query) : [];
}

/** The id of a found product in a list, by its place there. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
