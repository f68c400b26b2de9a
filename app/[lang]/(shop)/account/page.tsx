import { Suspense } from "react";
import { useMessages } from "#messages";
import { AccountTexts } from "@/app/texts/account";
import { AccountSkeleton } from "@/components/accounts/account-card";
import { AccountView } from "@/components/accounts/account-view";
import { PageHead } from "@/components/shell/page-head";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("accountPage", (text) => text.title);

/** The customer's account (spec 2). The same HTML for everyone: whose account it is, the browser draws. */
export default function AccountPage() {
	return (
		<AccountTexts>
			<div className="wrap pb-section">
				<PageHead title={useMessages("accountPage").title} />
				<Suspense fallback={<AccountSkeleton />}>
					<AccountView />
				</Suspense>
			</div>
		</AccountTexts>
	);
}
