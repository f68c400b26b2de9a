import { useEffect, useEffectEvent } from "react";

/** Hears every key that is pressed on the page. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
	const onKey = useEffectEvent(press);
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
