import type { Metadata } from "next";
import { Suspense } from "react";
import { AccountSkeleton } from "@/components/shop/account/account-skeleton";
import { AccountView } from "@/components/shop/account/account-view";
import { PageHead } from "@/components/shop/page/page-head";
import { pageMessages } from "@/lib/server/pages/messages";

export function accountMetadata(): Metadata {
	return { title: pageMessages("accountPage").title, robots: { index: false } };
}

/** The customer's account (spec 2). The same HTML for everyone: whose account it is, the browser draws. */
export function AccountPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title={pageMessages("accountPage").title} />
			<Suspense fallback={<AccountSkeleton />}>
				<AccountView />
			</Suspense>
		</div>
	);
}
