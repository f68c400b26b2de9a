import type { Metadata } from "next";
import { CouponList } from "@/components/coupons/coupon-list";
import { PageHead } from "@/components/staff/page-head";
import { listCoupons } from "@/lib/coupons/server/manage";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Coupons" };

export default async function CouponsPage() {
	if (!(await sellerOnPage("/seller/coupons"))) return null;
	return (
		<>
			<PageHead title="Coupons" note="Codes that take something off an order, and what came of each." />
			<CouponList coupons={await listCoupons()} now={clock.shopNow().getTime()} />
		</>
	);
}
