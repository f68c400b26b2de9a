"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { updateAddress } from "@/lib/accounts/client/addresses";
import type { Address } from "@/lib/accounts/rules/address";
import { lacksAreaName, withAreaName } from "@/lib/accounts/rules/address-text";
import { useShop } from "@/lib/shop/client/shop";

/** For an address of this city that names no area of ours: writes the chosen one into it. */
export function AddAreaName({ area, address }: { area: string; address: Address }) {
	const text = useMessages("cartSummary").address;
	const places = useMessages("places");
	const { areas } = useShop();
	const [isBusy, setIsBusy] = useState(false);
	if (!lacksAreaName(address, areas)) return null;

	async function add(): Promise<void> {
		const { _id, ...input } = address;
		setIsBusy(true);
		await updateAddress(_id, withAreaName(input, area, areas, places.area));
		setIsBusy(false);
	}

	return (
		<Button
			variant="outline"
			size="sm"
			busy={isBusy}
			onClick={() => void add()}
			className="mt-3 whitespace-normal"
		>
			{text.addArea(places.area(area))}
		</Button>
	);
}
