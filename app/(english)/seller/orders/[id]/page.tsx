import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderSheet } from "@/components/seller/orders/order-sheet";
import { WalletDetails } from "@/components/seller/orders/wallet-details";
import { ButtonLink } from "@/components/ui/button";
import { ChevronLeft } from "@/components/ui/icons";
import { isObjectId } from "@/lib/domain/fields";
import { walletRecordOf } from "@/lib/server/payments/record";
import { clock } from "@/lib/server/platform/clock";
import { findOrder } from "@/lib/server/seller-orders/steps";
import { sellerOnPage } from "@/lib/server/sellers/guards";

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
