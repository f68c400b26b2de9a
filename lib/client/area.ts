"use client";

import { useSyncExternalStore } from "react";
import { type Area, isArea } from "@/lib/domain/areas";
import { storedText } from "./local-storage";

const storedArea = storedText("sabz-area");

function readArea(): Area | null {
	const stored = storedArea.read() ?? "";
	return isArea(stored) ? stored : null;
}

/** Remembers the area to deliver to. It holds for this browser only and is no part of the order by itself. */
export function chooseArea(area: Area): void {
	storedArea.write(area);
}

/** The area this browser has chosen (null until then, and in cached HTML), and how to choose one. */
export function useArea(): [Area | null, (area: Area) => void] {
	const area = useSyncExternalStore(storedArea.subscribe, readArea, () => null);
	return [area, chooseArea];
}
