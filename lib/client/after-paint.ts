"use client";

import { useEffect, useState } from "react";

/**
 * Runs `then` once the frame that the browser is about to paint has been painted.
 * @returns calls it off
 */
export function afterPaint(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(then);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** The value as it was a frame ago: what follows from a press, but is not the answer to it. */
export function useAfterPaint<Value extends string | number | boolean>(value: Value): Value {
	const [painted, setPainted] = useState(value);
	useEffect(() => {
		if (painted !== value) return afterPaint(() => setPainted(value));
	}, [painted, value]);
	return painted;
}
