"use client";

import { Store } from "lucide-react";
import { Panel } from "@/components/ui/panel";
import { useOpen } from "@/lib/client/use-open";
import { DELIVERY_OPTIONS } from "@/lib/delivery/promise-rules";
import { useShop } from "@/lib/shop/client/shop";
import { formatHourOf } from "@/lib/shop/rules/opening-hours";
import { ExpressPause } from "./express-pause";
import { OpenSwitch } from "./open-switch";

/** What is true of the shop now, and the two switches for it. */
export function OpenPanel({ servedAt }: { servedAt: number }) {
	const shop = useShop();
	const { isOpen, until } = useOpen(servedAt);
	const minutes = DELIVERY_OPTIONS.express.withinMinutes;
	return (
		<Panel aria-labelledby="open-now" className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="flex items-center gap-4">
					<span className="grid size-13 flex-none place-items-center rounded-full bg-leaf-700 text-white max-sm:hidden">
						<Store className="size-6" />
					</span>
					<div>
						<h2 id="open-now" className="display-type text-xl">
							{isOpen ? `Open now, ${until}` : `Closed, ${until}`}
						</h2>
						<p className="text-sm text-ink-2">
							Express orders get {minutes} minutes of opening time. What is left of it at{" "}
							{formatHourOf(shop.closes)} runs on from {formatHourOf(shop.opens)} of the next open day.
						</p>
					</div>
				</div>
				<OpenSwitch servedAt={servedAt} short />
			</div>
			<hr className="border-line" />
			<ExpressPause servedAt={servedAt} />
		</Panel>
	);
}
