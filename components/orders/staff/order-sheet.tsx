"use client";

import { useMemo } from "react";
import { GiveBack } from "@/components/money/give-back";
import { PageHead } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { sumOf } from "@/lib/orders/rules/order";
import { PRINT_DOCUMENTS, printHref, recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { OrderDetail } from "./order-detail";
import { PaymentState, StatusControl, TimeLeft } from "./order-state";
import { useOrderSteps } from "./use-order-steps";

type OrderSheetProps = { order: SellerOrder /** Milliseconds. */; servedAt: number };

/** One order on a page of its own, with everything that can be done with it. */
export function OrderSheet({ order: served, servedAt }: OrderSheetProps) {
	const orders = useMemo(() => [served], [served]);
	const { views, dialog } = useOrderSteps(orders, servedAt);
	return (
		<>
			{views.map((view) => (
				<div key={view.order._id} className="grid gap-4.5">
					<PageHead
						title={view.order.number}
						note={`${formatMoment(view.order.createdAt, view.now)}, ${recipientOf(view.order)}, ${formatRupees(sumOf(view.order))}`}
					>
						<div className="flex flex-wrap gap-2.5">
							{PRINT_DOCUMENTS.map(({ value, label }) => (
								<ButtonLink
									key={value}
									href={printHref({ order: [view.order._id], as: value })}
									variant="outline"
									size="sm"
									icon="printer"
								>
									{label}
								</ButtonLink>
							))}
						</div>
					</PageHead>
					<Panel className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
						<StatusControl {...view} />
						<PaymentState order={view.order} busy={view.busy} onMarkPaid={view.onMarkPaid} />
						<TimeLeft order={view.order} now={view.now} />
						<GiveBack order={view.order} />
					</Panel>
					<Panel>
						<OrderDetail {...view} />
					</Panel>
				</div>
			))}
			{dialog}
		</>
	);
}
