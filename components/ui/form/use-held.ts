"use client";

import { useEffect, useRef } from "react";

const AFTER_MS = 400;
const EVERY_MS = 200;

/** The handlers of a button that repeats while it is held: five times a second, from 0.4 seconds on. */
export function useHeld(press: () => void) {
	const latest = useRef(press);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const hasRepeated = useRef(false);
	useEffect(() => {
		latest.current = press;
	});
	const stop = () => clearTimeout(timer.current);
	useEffect(() => () => clearTimeout(timer.current), []);
	function repeat(): void {
		hasRepeated.current = true;
		latest.current();
		timer.current = setTimeout(repeat, EVERY_MS);
	}
	return {
		onPointerDown() {
			hasRepeated.current = false;
			stop();
			timer.current = setTimeout(repeat, AFTER_MS);
		},
		onPointerUp: stop,
		onPointerLeave: stop,
		onPointerCancel: stop,
		/** The press that ends a held one counts nothing more. */
		onClick() {
			if (!hasRepeated.current) press();
			hasRepeated.current = false;
		},
	};
}
