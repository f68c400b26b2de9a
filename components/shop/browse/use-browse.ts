"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { type BrowseFilters, browseHref, NO_FILTERS, parseFilters } from "@/lib/domain/browse";

/** A pause in typing, in milliseconds, after which the address follows (browsers limit how often it may change). */
const ADDRESS_MS = 250;

type Browse = {
	/** What the shopper asks for at this moment, the text under their fingers included. */
	filters: BrowseFilters;
	/** Follows each keystroke; the address follows at the next pause. */
	type(text: string): void;
	/** Changes anything else; the back button undoes it. */
	change(change: Partial<BrowseFilters>): void;
	/** Takes every filter back; the order stays. */
	clear(): void;
};

/** The filters of All Products. The address is where they live, so that a view can be shared and gone back to. */
export function useBrowse(): Browse {
	const search = usePageSearch();
	const inAddress = useMemo(() => parseFilters(search), [search]);
	// What is typed holds only over the address it was typed at: a new address is the truth.
	const [draft, setDraft] = useState({ text: "", over: "no address yet" });
	const text = draft.over === search ? draft.text : inAddress.text;
	const filters = useMemo(() => ({ ...inAddress, text }), [inAddress, text]);

	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	function show(next: BrowseFilters): void {
		clearTimeout(timer.current);
		setDraft({ text: next.text, over: search });
		showAddress(browseHref(next), "push");
	}

	return {
		filters,
		type(typed) {
			clearTimeout(timer.current);
			setDraft({ text: typed, over: search });
			const href = browseHref({ ...inAddress, text: typed });
			timer.current = setTimeout(() => showAddress(href, "replace"), ADDRESS_MS);
		},
		change: (change) => show({ ...filters, ...change }),
		clear: () => show({ ...NO_FILTERS, sort: filters.sort }),
	};
}
