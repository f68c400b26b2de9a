"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { updateAddress } from "@/lib/client/addresses";
import type { Address } from "@/lib/domain/address";
import { lacksAreaName, withAreaName } from "@/lib/domain/address-text";
import type { Area } from "@/lib/domain/areas";

/** For an address of this city that names no area of ours: writes the chosen one into it. */
export function AddAreaName({ area, address }: { area: Area; address: Address }) {
	const [isBusy, setIsBusy] = useState(false);
	if (!lacksAreaName(address)) return null;

	async function add(): Promise<void> {
		const { _id, ...input } = address;
		setIsBusy(true);
		await updateAddress(_id, withAreaName(input, area));
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
			Add “{area}” to this address
		</Button>
	);
}
