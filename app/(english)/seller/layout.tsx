import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { SellerMessages } from "@/app/texts/seller.en";
import { Logo, LogoSprite } from "@/components/shell/logo";
import { SkipLink } from "@/components/shell/page-head";
import { ShopProvider, Toaster } from "@/components/shell/providers";
import { OpenSwitch } from "@/components/shop/open-switch";
import { type BadgeCounts, RAIL_COOKIE } from "@/components/staff/links";
import { SellerLoginScreen } from "@/components/staff/login/login-screen";
import { FollowNewOrders, NewOrderBand, SoundSwitch } from "@/components/staff/new-orders";
import { ViewStore } from "@/components/staff/page-head";
import { NotificationsBell, SellerBottomNav } from "@/components/staff/seller-nav";
import { SideNav } from "@/components/staff/side-nav";
import { LogoutButton, RoleProvider } from "@/components/staff/signed-in";
import { Tag } from "@/components/ui/badges";
import { KeepFocus } from "@/components/ui/keep-focus";
import { countWaiting } from "@/lib/messages/server/inbox";
import { countDue } from "@/lib/money/server/refunds";
import { countUnread } from "@/lib/notifications/server/notifications";
import { countToPack } from "@/lib/orders/server/staff/find-orders";
import { countOpenReports } from "@/lib/reports/server/read";
import { countWithoutRider } from "@/lib/riders/server/dispatch";
import { presentSession } from "@/lib/server/http/session";
import { lastSignal } from "@/lib/server/live/signals";
import { getPageShop } from "@/lib/server/pages/shop";
import { clock } from "@/lib/server/platform/clock";
import { mayDo, ROLE_NAMES, type Role } from "@/lib/team/rules";
import { currentSeller } from "@/lib/team/server/session";
import "./seller.css";

type SellerShellProps = {
	/** As whom somebody is signed in. */
	role: Role;
	/** What waited when the page was made. */
	counts: BadgeCounts;
	/** The last signal that the page was read with. */
	after: number;
	/** What time it was for the shop when the page was made; milliseconds. */
	servedAt: number;
	/** Whether the sidebar is kept folded; null where nobody chose. */
	rail: boolean | null;
	children: ReactNode;
};

/** What stands around every page of the seller area: header, sidebar, and on phones a bar below. */
function SellerShell({ role, counts, after, servedAt, rail, children }: SellerShellProps) {
	const hearsOrders = mayDo(role, "orders");
	return (
		<RoleProvider role={role}>
			<div className="seller min-h-screen">
				<LogoSprite />
				<SkipLink />
				{hearsOrders && <NewOrderBand />}
				{hearsOrders && <FollowNewOrders unread={counts.unread} after={after} />}
				<header className="staff-bar print:hidden sticky top-0 z-header flex min-h-16 flex-wrap items-center gap-1.5 border-b border-line bg-surface px-4 sm:gap-3 lg:px-7">
					<Link
						href="/seller"
						className="flex min-h-tap items-center gap-2.5 overflow-hidden max-[22rem]:w-8.5 [&_svg]:h-8.5 [&_svg]:flex-none"
					>
						<Logo isTight />
						<Tag tone="success" className="max-sm:hidden">
							{ROLE_NAMES[role]}
						</Tag>
					</Link>
					<span className="flex-1" />
					{mayDo(role, "management") && <OpenSwitch servedAt={servedAt} className="max-sm:[&_b]:sr-only" />}
					{hearsOrders && <SoundSwitch />}
					{mayDo(role, "management") && <NotificationsBell served={counts.unread} />}
					<ViewStore className="max-md:hidden" />
					<LogoutButton />
				</header>
				<div className="grid print:block lg:grid-cols-[auto_minmax(0,1fr)]">
					<SideNav served={counts} rail={rail} />
					<main
						id="main"
						tabIndex={-1}
						className="grid w-full max-w-328 content-start gap-4.5 px-4 pt-5 pb-24 outline-none lg:px-7 lg:pb-12 print:block print:max-w-none print:p-0"
					>
						{children}
					</main>
				</div>
				<SellerBottomNav served={counts} />
				<KeepFocus />
			</div>
		</RoleProvider>
	);
}

export const metadata: Metadata = { title: "Seller", robots: { index: false, follow: false } };

/** The seller area for the seller, the login screen for everyone else, on the same address (spec 2). */
export default async function SellerLayout({ children }: { children: ReactNode }) {
	const seller = await currentSeller();
	if (!seller) {
		return (
			<SellerMessages>
				<ShopProvider shop={await getPageShop()}>
					<SellerLoginScreen hasOldSession={(await presentSession("seller")) !== null} />
					<Toaster />
				</ShopProvider>
			</SellerMessages>
		);
	}
	// Asked for first: a change that comes while the page is read is then told once more rather than missed.
	const after = await lastSignal();
	const folded = (await cookies()).get(RAIL_COOKIE)?.value;
	const [unread, orders, bags, messages, refunds, reports, shop] = await Promise.all([
		countUnread(),
		countToPack(),
		countWithoutRider(),
		countWaiting(),
		countDue(),
		countOpenReports(),
		getPageShop(),
	]);
	return (
		<SellerMessages>
			<ShopProvider shop={shop}>
				<SellerShell
					role={seller.role}
					counts={{ unread, orders, bags, messages, refunds: refunds.count, reports }}
					after={after}
					servedAt={clock.shopNow().getTime()}
					rail={folded === undefined ? null : folded === "1"}
				>
					{children}
				</SellerShell>
				<Toaster />
			</ShopProvider>
		</SellerMessages>
	);
}
