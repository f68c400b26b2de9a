"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type ChangeEvent, useEffect, useRef } from "react";

const CATALOGUE = "/all-products";
/** A pause in typing, in milliseconds, after which the search goes to the catalogue. */
const PAUSE_MS = 350;

function catalogueUrl(query: string, present: string): string {
	const params = new URLSearchParams(present);
	if (query) params.set("q", query);
	else params.delete("q");
	return params.size > 0 ? `${CATALOGUE}?${params}` : CATALOGUE;
}

/** Where a search is typed: typing leads to the catalogue (spec 2, navbar). Without scripts the form does. */
export function SearchField() {
	const router = useRouter();
	const pathname = usePathname();
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef(0);

	useEffect(() => {
		const query = pathname === CATALOGUE ? new URLSearchParams(window.location.search).get("q") : null;
		if (field.current && document.activeElement !== field.current) field.current.value = query ?? "";
		return () => window.clearTimeout(timer.current);
	}, [pathname]);

	function search(query: string): void {
		if (window.location.pathname === CATALOGUE) {
			window.history.replaceState(null, "", catalogueUrl(query, window.location.search));
		} else if (query) {
			router.push(catalogueUrl(query, ""));
		}
	}

	function onChange(event: ChangeEvent<HTMLInputElement>): void {
		const query = event.target.value.trim();
		window.clearTimeout(timer.current);
		timer.current = window.setTimeout(() => search(query), PAUSE_MS);
	}

	return (
		<label className="relative flex min-w-0 items-center">
			<span className="sr-only">Search products</span>
			<Search className="pointer-events-none absolute left-3.5 icon text-ink-3" aria-hidden />
			<input
				ref={field}
				type="search"
				name="q"
				placeholder="Search Sabz"
				autoComplete="off"
				enterKeyHint="search"
				maxLength={60}
				onChange={onChange}
				className="h-12 w-full min-w-0 rounded-r-full bg-transparent pr-4 pl-10.5 text-ellipsis outline-none placeholder:text-ink-3 placeholder:opacity-100"
			/>
		</label>
	);
}
