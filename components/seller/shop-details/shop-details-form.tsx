"use client";

import { useEffect, useEffectEvent } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useShop } from "@/lib/client/shop";
import { useNow } from "@/lib/client/use-now";
import type { OfferedSlot } from "@/lib/domain/delivery-slots";
import type { ShopDetails } from "@/lib/domain/shop-details";
import { AreasField } from "./areas-field";
import { ClosedDays } from "./closed-days";
import { ContactPanel } from "./contact-panel";
import { LineField } from "./line-field";
import { MoneyPanel } from "./money-panel";
import { RoomPanel } from "./room-panel";
import { ShopSaveBar } from "./save-bar";
import { useShopForm } from "./use-shop-form";

type ShopDetailsFormProps = {
	details: ShopDetails;
	/** How many open orders are promised for a day. */
	promised: Readonly<Record<string, number>>;
	/** Today's times that can still be chosen. */
	slots: readonly OfferedSlot[];
	servedAt: number;
};

/** Everything that the owner says of the shop, saved with one press. */
export function ShopDetailsForm({ details, promised, slots, servedAt }: ShopDetailsFormProps) {
	const form = useShopForm(details);
	const shown = useShop();
	const now = useNow(servedAt);
	const broken = Object.keys(form.errors)[0];

	const focusBroken = useEffectEvent(() => {
		if (broken) document.querySelector<HTMLElement>(`[data-shop-field="${broken}"]`)?.focus();
	});
	useEffect(() => {
		if (broken) focusBroken();
	}, [broken]);

	return (
		<>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid gap-4.5 wide:order-1">
					<ClosedDays form={form} promised={promised} now={now} />
				</div>
				<div className="grid gap-4.5">
					<Panel aria-labelledby="hours" className="grid gap-4">
						<PanelTitle id="hours" className="text-lg">
							Hours
						</PanelTitle>
						<div className="grid grid-cols-2 items-start gap-4">
							<LineField form={form} name="opens" label="Opens" type="time" required />
							<LineField form={form} name="closes" label="Closes" type="time" required />
						</div>
					</Panel>
					<AreasField form={form} />
					<MoneyPanel form={form} />
					<RoomPanel form={form} capacity={details.slotCapacity} slots={slots} />
					<ContactPanel form={form} shown={shown} />
				</div>
			</div>
			<ShopSaveBar form={form} />
		</>
	);
}
