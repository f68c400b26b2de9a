import { type KeyboardEvent as Press, useEffect, useEffectEvent } from "react";

/** Hears every key that is pressed on the page. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
	const onKey = useEffectEvent(press);
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}

/** Handler of a field in a column of those marked `data-column`: Enter goes to the next one, as Tab does. */
export function goDown(event: Press<HTMLElement>): void {
	if (event.key !== "Enter") return;
	event.preventDefault();
	const all = [...document.querySelectorAll<HTMLElement>("[data-column]:not(:disabled)")];
	all[all.indexOf(event.currentTarget) + 1]?.focus();
}
