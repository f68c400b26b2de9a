"use client";

import { useRouter } from "next/navigation";
import { WayOut } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useAction } from "@/lib/client/use-action";
import { isPromised } from "@/lib/orders/rules/order-states";
import { type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import { sellerCall } from "@/lib/team/client";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

/** Why an order is not packed yet, and the two ways out: call, and say what was heard. Nothing for any other order. */
export function WaitsForYes({ order, now }: { order: SellerOrder; now: number }) {
	const { _id, address, number, status, confirmBy, toCollect } = order;
	const router = useRouter();
	const { busy, run } = useAction(async () => {
		await sellerCall("PUT /api/order/{id}/confirm", { params: { id: _id } });
		router.refresh();
	}, "Failed to confirm the order");
	if (!waitsForYes(order)) return null;
	return (
		<section
			aria-label={`${number} waits for a yes`}
			className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft"
		>
			<Icon name="hourglass" className="icon flex-none" />
			<p className="min-w-56 flex-1 leading-snug">
				<b className="block font-heavy">
					{number} waits for {address.firstName}’s yes, not packed yet
				</b>
				<span className="text-sm">
					{formatRupees(toCollect)} in cash.
					{confirmBy && isPromised(status) && ` It goes on hold at ${formatMoment(confirmBy, now)}.`}
				</span>
			</p>
			<span className="flex flex-wrap gap-2.5">
				<WayOut href={`tel:${address.phoneNumber}`} variant="outline" size="sm" icon="phone">
					Call
				</WayOut>
				<Button size="sm" busy={busy} icon="check" onClick={() => void run()}>
					They said yes
				</Button>
			</span>
		</section>
	);
}
