import { ForgetDay } from "@/components/rider/forget-day";
import { RiderApp } from "@/components/rider/rider-app";
import { SellerLoginScreen } from "@/components/seller/login-screen";
import { readDeliveries } from "@/lib/server/deliveries/list";
import { presentSession } from "@/lib/server/http/session";
import { lastSignal } from "@/lib/server/live/signals";
import { pageLanguage } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/server/sellers/guards";
import { getShop } from "@/lib/server/shop/read";

const MINUTE_MS = 60_000;

/** What somebody has to bring, for a phone in the sun; the login for whoever is not signed in. */
export async function RiderPage() {
	const seller = await sellerOnPage("/rider");
	if (!seller) {
		return (
			<>
				<ForgetDay />
				<SellerLoginScreen hasOldSession={(await presentSession("seller")) !== null} />
			</>
		);
	}
	// Asked for first: a change that comes while the page is read is then told once more rather than missed.
	const after = await lastSignal();
	const [day, { clockOffset }] = await Promise.all([readDeliveries(seller, pageLanguage()), getShop()]);
	const who = { email: seller.email, name: seller.name };
	return (
		<RiderApp
			served={{ who, day, after, ahead: clockOffset * MINUTE_MS }}
			servedAt={clock.shopNow().getTime()}
		/>
	);
}
