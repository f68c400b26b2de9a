import { ChevronLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderSheet } from "@/components/orders/staff/order-sheet";
import { WalletDetails } from "@/components/orders/staff/wallet-details";
import { ButtonLink } from "@/components/ui/button";
import { findOrder } from "@/lib/orders/server/staff/seller-actions";
import { walletRecordOf } from "@/lib/payments/server/registry";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { isObjectId } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Order" };

type OrderPageProps = { params: Promise<{ id: string }> };

/** One order with its whole story. */
export default async function SellerOrderPage({ params }: OrderPageProps) {
	if (!(await sellerOnPage("/seller/orders/[id]"))) return null;
	const { id } = await params;
	const order = isObjectId(id) ? await findOrder(id) : null;
	if (!order) notFound();
	const record = await walletRecordOf(order._id);
	return (
		<>
			<ButtonLink
				href="/seller/orders"
				variant="quiet"
				size="sm"
				icon={<ChevronLeft className="icon" />}
				className="-mb-2 -ms-4 w-fit"
			>
				All orders
			</ButtonLink>
			<OrderSheet order={order} servedAt={clock.shopNow().getTime()} />
			{record && <WalletDetails record={record} />}
		</>
	);
}
