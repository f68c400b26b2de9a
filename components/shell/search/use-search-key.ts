"use client";

import { type RefObject, useEffect } from "react";

/** Whether the keyboard is writing into something already, or a dialog has the page. */
function isTaken(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable || target.closest("input, textarea, select, [role=dialog]") !== null)
	);
}

/** The key `/` leads to the search from anywhere on the page. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent): void {
			if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
				return;
			event.preventDefault();
			field.current?.select();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [field]);
}
