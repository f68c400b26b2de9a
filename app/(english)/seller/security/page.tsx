import type { Metadata } from "next";
import { PasskeysPanel } from "@/components/passkeys/passkeys-panel";
import { LogOutEverywhere } from "@/components/seller/security/log-out-everywhere";
import { SecondFactorPanel } from "@/components/seller/security/second-factor-panel";
import { PageHead } from "@/components/seller/shell/page-head";
import { ROLE_NAMES } from "@/lib/domain/permissions";
import { sellerOnPage } from "@/lib/server/sellers/guards";
import { readSecondFactor } from "@/lib/server/sellers/second-factor";

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
