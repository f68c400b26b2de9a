"use client";

import { useRef } from "react";

/** The same action, deaf while it is under way: pressing Enter twice sends once. */
export function useSendOnce<Values>(
	send: (values: Values) => Promise<void>,
): (values: Values) => Promise<void> {
	const isUnderWay = useRef(false);
	return async (values) => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		try {
			await send(values);
		} finally {
			isUnderWay.current = false;
		}
	};
}
