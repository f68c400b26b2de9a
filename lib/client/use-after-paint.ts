"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/** The value as it was a frame ago: what follows from a press, but is not the answer to it. */
export function useAfterPaint<Value extends string | number | boolean>(value: Value): Value {
	const [painted, setPainted] = useState(value);
	useEffect(() => {
		if (painted !== value) return afterPaint(() => setPainted(value));
	}, [painted, value]);
	return painted;
}
