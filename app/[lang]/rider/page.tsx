import { RiderTexts } from "@/app/texts/rider";
import { RiderApp } from "@/components/riders/rider-app";
import { SellerLoginScreen } from "@/components/staff/login/login-screen";
import { readDeliveries } from "@/lib/riders/server/deliveries";
import { presentSession } from "@/lib/server/http/session";
import { lastSignal } from "@/lib/server/live/signals";
import { pageLanguage } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { getShop } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";

const MINUTE_MS = 60_000;

/** What somebody has to bring, for a phone in the sun; the login for whoever is not signed in. */
export default async function RiderPage() {
	const seller = await sellerOnPage("/rider");
	if (!seller) {
		return (
			<RiderTexts>
				<SellerLoginScreen hasOldSession={(await presentSession("seller")) !== null} />
			</RiderTexts>
		);
	}
	// Asked for first: a change that comes while the page is read is then told once more rather than missed.
	const after = await lastSignal();
	const [day, { clockOffset }] = await Promise.all([readDeliveries(seller, await pageLanguage()), getShop()]);
	const who = { email: seller.email, name: seller.name };
	return (
		<RiderTexts>
			<RiderApp
				served={{ who, day, after, ahead: clockOffset * MINUTE_MS }}
				servedAt={clock.shopNow().getTime()}
			/>
		</RiderTexts>
	);
}
