"use client";

import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { useLanguage } from "#messages";
import { showAddress, usePageSearch } from "@/lib/client/browser-state";
import { afterPaint } from "@/lib/client/time";
import { isOpening, listenToTyped } from "@/lib/products/client/opening-product";
import {
	BROWSE_PATH,
	type BrowseFilters,
	browseHref,
	NO_FILTERS,
	parseFilters,
} from "@/lib/products/rules/browse";
import { pathIn } from "@/lib/text/language";

/** A pause in typing, in milliseconds, after which the address follows (browsers limit how often it may change). */
const TYPED_MS = 250;
/** After anything else the address follows the results in so many milliseconds. */
const CHANGED_MS = 50;

/** What was asked for on this page at an address; a new address takes its place. */
type Draft = { filters: BrowseFilters; over: string; step: "push" | "replace"; after: number };

type Browse = {
	/** What the shopper asks for at this moment, the text under their fingers included. */
	filters: BrowseFilters;
	/** What the results are of: follows `filters` once these have been painted. The same object while it says the same. */
	asked: BrowseFilters;
	/** Changes anything but the text, which the header's search tells; the back button undoes it. */
	change(change: Partial<BrowseFilters>): void;
	/** Takes every filter back; the order stays. */
	clear(): void;
};

/** The filters of All Products. The address is where they live, so that a view can be shared and gone back to. */
export function useBrowse(): Browse {
	const language = useLanguage();
	const search = usePageSearch();
	const inAddress = useMemo(() => parseFilters(search), [search]);
	const [typed, setTyped] = useState<Draft | null>(null);
	const [painted, setPainted] = useState<Draft | null>(null);
	if ((typed || painted) && typed?.over !== search) {
		setTyped(null);
		setPainted(null);
	}
	const filters = typed?.filters ?? inAddress;
	const href = browseHref(painted?.filters ?? inAddress);
	const asked = useMemo(() => parseFilters(href.slice(BROWSE_PATH.length)), [href]);

	// A finger is answered first, then come the results, then the address.
	useEffect(() => {
		if (typed) return afterPaint(() => startTransition(() => setPainted(typed)));
	}, [typed]);
	useEffect(() => {
		// Who has gone on meanwhile is not called back by an address.
		if (!painted || painted !== typed) return;
		const { filters: next, step, after } = painted;
		const timer = setTimeout(() => {
			if (isOpening()) return;
			const isOtherAisle = next.category !== inAddress.category;
			showAddress(pathIn(language, browseHref(next)), step);
			// After the step, so that Back finds the place where the aisle was left.
			if (isOtherAisle) window.scrollTo({ top: 0, behavior: "instant" });
		}, after);
		return () => clearTimeout(timer);
	}, [painted, typed, inAddress, language]);

	const show = useCallback(
		(change: Partial<BrowseFilters>, step: Draft["step"], after: number) =>
			setTyped((known) => {
				const filters = { ...(known?.filters ?? inAddress), ...change };
				return { filters, over: search, step, after };
			}),
		[inAddress, search],
	);
	useEffect(() => listenToTyped((text) => show({ text }, "replace", TYPED_MS)), [show]);
	const change = useCallback((one: Partial<BrowseFilters>) => show(one, "push", CHANGED_MS), [show]);
	return { filters, asked, change, clear: () => change({ ...NO_FILTERS, sort: filters.sort }) };
}
