import { type KeyboardEvent as Press, type RefObject, useEffect, useEffectEvent, useRef } from "react";

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

/** When what is removed, of a line or with it, takes the keyboard's focus along, the box around the lines gets it. */
export function useFocusAfterRemoval(box: RefObject<HTMLElement | null>, count: number): void {
	const countBefore = useRef(count);
	useEffect(() => {
		const isFewer = count < countBefore.current;
		countBefore.current = count;
		if (isFewer && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
	}, [box, count]);
}
