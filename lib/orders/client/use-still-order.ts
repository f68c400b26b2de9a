"use client";

import { useState } from "react";

type Hold = { onPointerEnter: () => void; onPointerLeave: () => void };

/**
 * The items in their order, which does not change while the pointer or a finger is on the list: what is new comes last
 * until then. Answers the items and what the list's element needs.
 */
export function useStillOrder<Item>(items: readonly Item[], idOf: (item: Item) => string): [Item[], Hold] {
	const [held, setHeld] = useState<readonly string[] | null>(null);
	const hold = {
		onPointerEnter: () => setHeld(items.map(idOf)),
		onPointerLeave: () => setHeld(null),
	};
	if (held === null) return [[...items], hold];
	const places = new Map(held.map((id, place) => [id, place]));
	const placeOf = (item: Item) => places.get(idOf(item)) ?? held.length;
	return [[...items].sort((a, b) => placeOf(a) - placeOf(b)), hold];
}
