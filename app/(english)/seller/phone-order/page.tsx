import type { Metadata } from "next";
import { PhoneOrder } from "@/components/orders/phone/phone-order";
import { PageHead } from "@/components/staff/page-head";
import { readCustomerForDesk, readForDesk } from "@/lib/customers/server/sender";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Order by phone" };

/** An order that is taken while somebody is on the phone. */
export default async function PhoneOrderPage({ searchParams }: PageProps<"/seller/phone-order">) {
	const seller = await sellerOnPage("/seller/phone-order");
	if (!seller) return null;
	const { message, customer } = await searchParams;
	const isOwners = seller.role === "owner" && typeof customer === "string";
	const from = isOwners ? await readCustomerForDesk(customer) : await readForDesk(String(message));
	return (
		<>
			<PageHead title="Order by phone" note="Cash at the door. Every step has a key." />
			<PhoneOrder from={from} servedAt={clock.shopNow().getTime()} />
		</>
	);
}
