import type { Metadata } from "next";
import { PasskeysPanel } from "@/components/accounts/passkeys-panel";
import { PageHead } from "@/components/staff/page-head";
import { LogOutEverywhere } from "@/components/staff/signed-in";
import { SecondFactorPanel } from "@/components/team/second-factor-panel";
import { ROLE_NAMES } from "@/lib/team/rules";
import { readSecondFactor } from "@/lib/team/server/second-factor";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Your sign-in" };

/** As whom somebody is signed in, and how. */
export default async function SecurityPage() {
	const seller = await sellerOnPage("/seller/security");
	if (!seller) return null;
	const factor = await readSecondFactor(seller);
	return (
		<>
			<PageHead title="Your sign-in" note={`${seller.name}, ${ROLE_NAMES[seller.role]}. ${seller.email}`} />
			<PasskeysPanel base="/api/seller" needsCode={factor !== null} />
			<SecondFactorPanel codesLeft={factor?.recoveryCodesLeft ?? null} />
			<LogOutEverywhere />
		</>
	);
}
