"use client";

import { useEffect, useRef } from "react";

/** The keys 1 to 9 give what is chosen to that rider, Esc lets go. */
export function useDispatchKeys(give: (place: number) => void, clear: () => void): void {
	const latest = useRef({ give, clear });
	useEffect(() => {
		latest.current = { give, clear };
	});
	useEffect(() => {
		function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
			const isTyping = target instanceof HTMLInputElement && target.type !== "checkbox";
			if (isTyping || ctrlKey || metaKey || altKey) return;
			if (key === "Escape") latest.current.clear();
			else if (/^[1-9]$/.test(key)) latest.current.give(Number(key) - 1);
		}
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}
