"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { isOpening } from "@/lib/client/opening-product";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { type BrowseFilters, browseHref, NO_FILTERS, parseFilters } from "@/lib/domain/browse";

/** A pause in typing, in milliseconds, after which the address follows (browsers limit how often it may change). */
const TYPED_MS = 250;
/** After anything else the address follows in so many milliseconds: what was asked for is shown first. */
const CHANGED_MS = 50;

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
	// What is asked for here holds until the address is a new one: that is the truth.
	const [draft, setDraft] = useState<{ filters: BrowseFilters; over: string } | null>(null);
	const isOver = draft !== null && draft.over !== search;
	if (isOver) setDraft(null);
	const filters = draft && !isOver ? draft.filters : inAddress;

	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	function show(next: BrowseFilters, step: "push" | "replace", after: number): void {
		clearTimeout(timer.current);
		setDraft({ filters: next, over: search });
		timer.current = setTimeout(() => {
			if (!isOpening()) showAddress(browseHref(next), step);
		}, after);
	}

	return {
		filters,
		type: (text) => show({ ...filters, text }, "replace", TYPED_MS),
		change: (change) => show({ ...filters, ...change }, "push", CHANGED_MS),
		clear: () => show({ ...NO_FILTERS, sort: filters.sort }, "push", CHANGED_MS),
	};
}
