"use client";

import { useEffect } from "react";
import { create } from "zustand";
import type { OfferedSlot } from "@/lib/domain/delivery-slots";
import { call } from "./api";

/** Places go while somebody thinks: asked again so often, in milliseconds. */
const AGAIN_MS = 60_000;

/** The times that can be picked; null while they are not known. */
const useSlotStore = create<{ slots: readonly OfferedSlot[] | null }>(() => ({ slots: null }));

/** Asks the shop which times can be picked now; what was known stays where it does not answer. */
export async function reloadSlots(): Promise<void> {
	try {
		useSlotStore.setState(await call<{ slots: OfferedSlot[] }>("GET", "/api/delivery-slots"));
	} catch {
		// Nothing is picked then; the other times can be.
	}
}

/** The times that can be picked, fresh for as long as they are shown. */
export function useSlots(): readonly OfferedSlot[] | null {
	const { slots } = useSlotStore();
	useEffect(() => {
		void reloadSlots();
		const timer = setInterval(() => void reloadSlots(), AGAIN_MS);
		return () => clearInterval(timer);
	}, []);
	return slots;
}

/** The times as they were last asked for, without asking. */
export function useKnownSlots(): readonly OfferedSlot[] | null {
	return useSlotStore().slots;
}
