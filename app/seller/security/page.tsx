import type { Metadata } from "next";
import { PageHead } from "@/components/seller/shell/page-head";
import { ROLE_NAMES } from "@/lib/domain/permissions";
import { sellerOnPage } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Your sign-in" };

/** As whom somebody is signed in. */
export default async function SecurityPage() {
	const seller = await sellerOnPage("/seller/security");
	if (!seller) return null;
	return (
		<PageHead title="Your sign-in" note={`${seller.name}, ${ROLE_NAMES[seller.role]}. ${seller.email}`} />
	);
}
