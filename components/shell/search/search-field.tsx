"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { usePagePath, usePageSearch } from "@/lib/client/browser-state";
import { endOpening, tellTyped } from "@/lib/products/client/opening-product";
import { loadSuggestions, optionId, useSuggestions } from "@/lib/products/client/suggestions";
import { BROWSE_PATH, browseHref, parseFilters } from "@/lib/products/rules/browse";
import { takePasted } from "@/lib/shopping-list/client/paper";

/** Whether the keyboard is writing into something already, or a dialog has the page. */
function isTaken(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.closest("input, textarea, select, dialog") !== null)
	);
}

/** The key `/` leads to the search from anywhere on the page. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		function onKeyDown(event: globalThis.KeyboardEvent): void {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
				return;
			event.preventDefault();
			field.current?.select();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [field]);
}

const SuggestionList = dynamic(() => import("./suggestion-list"), { ssr: false });

/** A pause in typing, in milliseconds, after which the search goes to the catalogue. */
const PAUSE_MS = 350;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The one search of the shop. It suggests products, and typing leads to the catalogue (spec 2, navbar): arrow keys
 * walk the suggestions, Enter takes one or shows all results, Escape closes. On All Products the page itself answers
 * each keystroke, so nothing is suggested to who types there, and Escape empties the field. Without scripts the form
 * does its work.
 */
export function SearchField() {
	const router = useRouter();
	const { search: text } = useMessages("shell");
	const to = useHref();
	const isCatalogue = usePagePath() === BROWSE_PATH;
	const pageSearch = usePageSearch();
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const listId = useId();
	const [query, setQuery] = useState("");
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const suggestions = useSuggestions(isOpen ? query : "");
	const isShown = isOpen && suggestions.length > 0;
	// What was suggested elsewhere stays when the catalogue has come beneath it, until it is taken or typed over.
	const suggests = isOpen || !isCatalogue;
	useSearchKey(field);

	// The box says what the catalogue is searched for, also after its filters were cleared.
	useEffect(() => {
		const searched = isCatalogue ? parseFilters(pageSearch).text : "";
		if (field.current && document.activeElement !== field.current) field.current.value = searched;
	}, [isCatalogue, pageSearch]);

	function close(): void {
		clearTimeout(timer.current);
		setOpen(false);
		setActive(-1);
	}

	function search(wanted: string): void {
		if (isCatalogue) {
			// A product's page may be on its way: who types on wants the list after all.
			endOpening();
			tellTyped(wanted);
		} else if (wanted) router.push(to(browseHref({ text: wanted })));
	}

	function type(typed: string): void {
		setQuery(typed);
		setOpen(!isCatalogue);
		setActive(-1);
		clearTimeout(timer.current);
		if (isCatalogue) {
			search(typed);
			return;
		}
		const typedOn = window.location.pathname;
		// A page that was left meanwhile is not searched any more.
		timer.current = setTimeout(() => {
			if (window.location.pathname === typedOn) search(typed.trim());
		}, PAUSE_MS);
	}

	function empty(): void {
		if (field.current) field.current.value = "";
		type("");
		field.current?.focus();
	}

	function leave(): void {
		close();
		field.current?.blur();
	}

	function showAll(): void {
		leave();
		search(field.current?.value.trim() ?? "");
	}

	function onKeyDown(event: KeyboardEvent): void {
		const step = STEPS[event.key];
		const chosen = suggestions[active];
		if (event.key === "Enter") {
			if (isShown && chosen) {
				leave();
				router.push(to(`/product/${chosen._id}`));
			} else showAll();
		} else if (step !== undefined && isShown) {
			// One place more than there are suggestions: the text itself.
			const places = suggestions.length + 1;
			setActive(((active + 1 + step + places) % places) - 1);
		} else if (event.key === "Escape" && isShown) {
			setOpen(false);
			setActive(-1);
		} else if (event.key === "Escape" && isCatalogue) {
			empty();
		} else return;
		event.preventDefault();
	}

	const combobox = {
		role: "combobox",
		"aria-expanded": isShown,
		"aria-controls": listId,
		"aria-autocomplete": "list",
		"aria-activedescendant": isShown && active >= 0 ? optionId(listId, active) : undefined,
	} as const;

	return (
		<>
			<label className="relative flex min-w-0 items-center">
				<span className="sr-only">{suggests ? text.label : text.catalogueLabel}</span>
				<Icon name="search" className="pointer-events-none absolute inset-s-3.5 icon text-ink-3" />
				<input
					ref={field}
					type="search"
					name="q"
					{...(suggests ? combobox : {})}
					placeholder={isCatalogue ? text.cataloguePlaceholder : text.placeholder}
					autoComplete="off"
					enterKeyHint="search"
					maxLength={60}
					onFocus={() => void loadSuggestions().catch(() => {})}
					onChange={(event) => type(event.target.value)}
					onKeyDown={onKeyDown}
					onPaste={(event) => takePasted(event.clipboardData.getData("text")) && event.preventDefault()}
					onBlur={() => setOpen(false)}
					className="peer h-12 w-full min-w-0 bg-transparent pe-11 ps-10.5 text-ellipsis placeholder-shown:pe-1 outline-none placeholder:text-ink-3 placeholder:opacity-100"
				/>
				<button
					type="button"
					aria-label={text.clear}
					onClick={empty}
					className="absolute inset-e-0.5 grid size-tap place-items-center rounded-full peer-placeholder-shown:hidden hover:bg-primary-soft"
				>
					<Icon name="x" />
				</button>
			</label>
			{isShown && (
				<SuggestionList
					id={listId}
					suggestions={suggestions}
					active={active}
					query={query.trim()}
					onOpen={leave}
					onShowAll={showAll}
				/>
			)}
		</>
	);
}
