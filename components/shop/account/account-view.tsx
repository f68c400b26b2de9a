"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useMessages } from "#messages";
import { TabPanel, Tabs, useTabsId } from "@/components/ui/tabs";
import { useHref } from "@/components/ui/use-href";
import { useSession } from "@/lib/client/session";
import { loginHref } from "@/lib/domain/return-path";
import { AccountSkeleton } from "./account-skeleton";
import { AddressesTab } from "./addresses-tab";
import { CreditCard } from "./credit-card";
import { MailSettings } from "./mail-settings";
import { NotVerified } from "./not-verified";
import { ProfileTab } from "./profile-tab";
import { SecurityTab } from "./security-tab";
import { WhoCard } from "./who-card";

const TABS = ["profile", "addresses", "security"] as const;
type Tab = (typeof TABS)[number];

/** The customer's account in three tabs, each with an address of its own (spec 2, Account). */
export function AccountView() {
	const { tabs: text } = useMessages("account");
	const to = useHref();
	const home = to("/");
	const { status, user, hasLoggedOut } = useSession();
	const router = useRouter();
	const asked = useSearchParams().get("tab");
	const tab = TABS.find((value) => value === asked) ?? "profile";
	const idBase = useTabsId();

	useEffect(() => {
		if (status !== "guest") return;
		router.replace(hasLoggedOut ? home : loginHref(window.location.pathname + window.location.search));
	}, [status, hasLoggedOut, router, home]);

	function showTab(next: Tab): void {
		window.history.replaceState(null, "", to(next === "profile" ? "/account" : `/account?tab=${next}`));
	}

	if (!user) return <AccountSkeleton />;
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
			<WhoCard user={user} />
			<div className="grid min-w-0 gap-5">
				{!user.isVerified && <NotVerified email={user.email} />}
				<div className="py-1">
					<Tabs
						label={text.label}
						items={TABS.map((one) => ({ value: one, label: text[one] }))}
						value={tab}
						onChange={showTab}
						idBase={idBase}
					/>
				</div>
				<TabPanel idBase={idBase} value="profile" chosen={tab === "profile"} className="grid gap-5">
					<ProfileTab user={user} />
					<CreditCard />
					<MailSettings />
				</TabPanel>
				<TabPanel idBase={idBase} value="addresses" chosen={tab === "addresses"}>
					<AddressesTab />
				</TabPanel>
				<TabPanel idBase={idBase} value="security" chosen={tab === "security"} className="grid gap-5">
					<SecurityTab />
				</TabPanel>
			</div>
		</div>
	);
}
