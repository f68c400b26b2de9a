import type { Metadata } from "next";
import { Suspense } from "react";
import { AccountSkeleton } from "@/components/shop/account/account-skeleton";
import { AccountView } from "@/components/shop/account/account-view";
import { PageHead } from "@/components/shop/page/page-head";

export function accountMetadata(): Metadata {
	return { title: "My Account", robots: { index: false } };
}

/** The customer's account (spec 2). The same HTML for everyone: whose account it is, the browser draws. */
export function AccountPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title="My Account" />
			<Suspense fallback={<AccountSkeleton />}>
				<AccountView />
			</Suspense>
		</div>
	);
}
