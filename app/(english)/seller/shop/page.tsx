import type { Metadata } from "next";
import { ContactMissing } from "@/components/dashboard/shop-health";
import { OpenPanel } from "@/components/shop/open-switch";
import { ShopDetailsForm } from "@/components/shop/shop-details-form";
import { PageHead } from "@/components/staff/page-head";
import { listSlots } from "@/lib/delivery/server";
import { readPromised } from "@/lib/orders/server/staff/find-orders";
import { clock } from "@/lib/server/platform/clock";
import { businessDayNow, readShopDoc, shopDetails } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { dayOf } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Shop details" };

/** What the owner says of the shop: hours, areas, money, how to reach it. */
export default async function ShopDetailsPage() {
	if (!(await sellerOnPage("/seller/shop"))) return null;
	const now = clock.shopNow();
	// As it is stored: the form goes on from what was just saved, wherever that was.
	await readShopDoc();
	const [promised, slots] = await Promise.all([readPromised(), listSlots()]);
	const details = shopDetails();
	return (
		<>
			<PageHead title="Shop details" note="What you save here is on every page within two seconds." />
			<ContactMissing details={details} />
			<OpenPanel servedAt={now.getTime()} servedDay={businessDayNow()} />
			<ShopDetailsForm
				details={details}
				promised={promised}
				slots={slots.filter(({ from }) => dayOf(new Date(from)) === dayOf(now))}
				servedAt={now.getTime()}
				servedDay={businessDayNow()}
			/>
		</>
	);
}
