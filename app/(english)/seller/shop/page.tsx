import type { Metadata } from "next";
import { PageHead } from "@/components/seller/shell/page-head";
import { ContactMissing } from "@/components/seller/shop-details/contact-missing";
import { OpenPanel } from "@/components/seller/shop-details/open-panel";
import { ShopDetailsForm } from "@/components/seller/shop-details/shop-details-form";
import { dayOf } from "@/lib/domain/dates";
import { clock } from "@/lib/server/platform/clock";
import { countPromised } from "@/lib/server/seller-orders/find";
import { sellerOnPage } from "@/lib/server/sellers/guards";
import { shopDetails } from "@/lib/server/shop/read";
import { listSlots } from "@/lib/server/slots/list";

export const metadata: Metadata = { title: "Shop details" };

/** What the owner says of the shop: hours, areas, money, how to reach it. */
export default async function ShopDetailsPage() {
	if (!(await sellerOnPage("/seller/shop"))) return null;
	const now = clock.shopNow();
	const [promised, slots] = await Promise.all([countPromised(), listSlots()]);
	const details = shopDetails();
	return (
		<>
			<PageHead title="Shop details" note="What you save here is on every page within two seconds." />
			<ContactMissing details={details} />
			<OpenPanel servedAt={now.getTime()} />
			<ShopDetailsForm
				details={details}
				promised={promised}
				slots={slots.filter(({ from }) => dayOf(new Date(from)) === dayOf(now))}
				servedAt={now.getTime()}
			/>
		</>
	);
}
