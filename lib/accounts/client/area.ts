"use client";

import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/client/local-storage";
import { useShop } from "@/lib/shop/client/shop";

const storedArea = storedText("sabz-area");

/** Remembers the area to deliver to. It holds for this browser only and is no part of the order by itself. */
export function chooseArea(area: string): void {
	storedArea.write(area);
}

/**
 * The area this browser has chosen (null until then, in cached HTML, and where the shop delivers no more), and how to
 * choose one.
 */
export function useArea(): [string | null, (area: string) => void] {
	const { areas } = useShop();
	const stored = useSyncExternalStore(storedArea.subscribe, storedArea.read, () => null);
	return [areas.find((area) => area === stored) ?? null, chooseArea];
}
