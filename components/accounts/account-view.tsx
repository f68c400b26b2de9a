"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { useMessages } from "#messages";
import { WaitingCredit } from "@/components/payments/waiting-credit";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { useHref } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useCustomersPage, useSession } from "@/lib/accounts/client/session";
import { useResendVerification } from "@/lib/accounts/client/verification";
import { call } from "@/lib/client/api";
import type { Credit, HeldCredit } from "@/lib/money/refund";
import { orderNumber } from "@/lib/orders/rules/order";
import { AccountSkeleton } from "./account-card";
import { AddressesTab } from "./addresses-tab";
import { DataDialog } from "./own-code";
import { PasskeysPanel } from "./passkeys-panel";
import { MailSettings, ProfileTab, WhoCard } from "./profile-tab";
import { ChangePassword, DeleteAccountDialog, Devices, FirstPassword } from "./security-panels";

/** What the shop owes the customer, and where it came from and went; nothing for whoever never had any. */
export function CreditCard() {
	const { credit: text } = useMessages("accountMoney");
	const { date } = useMessages("time");
	const rupees = useRupees();
	const [credit, setCredit] = useState<(Credit & { held: readonly HeldCredit[] }) | null>(null);
	useEffect(() => {
		call("GET /api/user/credit").then(setCredit, () => undefined);
	}, []);
	if (!credit || credit.entries.length === 0) return null;
	return (
		<Panel title={text.title}>
			<p className="mt-2 display-figure text-3xl figures">{rupees(credit.balance)}</p>
			<WaitingCredit held={credit.held} />
			<p className="text-sm text-ink-3">{text.hint}</p>
			<ul className="mt-3 divide-y divide-line figures">
				{credit.entries.map((entry) => (
					<li
						key={`${entry.at} ${entry.amount} ${entry.order}`}
						className="flex items-baseline justify-between gap-4 py-2.5 text-md"
					>
						<span>
							{entry.reason === "order" && !entry.order ? text.kept : text.reason(entry.reason)}
							{entry.order && text.ofOrder(orderNumber(entry.order))}
							<span className="block text-xs text-ink-3">{date(entry.at)}</span>
						</span>
						<b className="font-bold whitespace-nowrap">
							{entry.amount < 0 ? text.less(rupees(-entry.amount)) : text.more(rupees(entry.amount))}
						</b>
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** 'Email not verified', with a link to get the mail again and the wait until the next one (spec 2, Account). */
export function NotVerified({ email }: { email: string }) {
	const { notVerified: text } = useMessages("account");
	const { secondsLeft, resend } = useResendVerification(email);
	return (
		<Notice tone="warning" title={text.title}>
			{text.before}
			<bdi dir="ltr">{email}</bdi>
			{text.after}{" "}
			<button
				type="button"
				onClick={() => void resend()}
				aria-disabled={secondsLeft > 0}
				className="tap-area font-bold underline underline-offset-4 aria-disabled:no-underline"
			>
				{secondsLeft > 0 ? text.wait(secondsLeft) : text.resend}
			</button>
		</Notice>
	);
}

/** Taking what the shop knows along, and leaving. */
export function YourData() {
	const { data: text } = useMessages("accountSecurity");
	const [isLeaving, setIsLeaving] = useState(false);
	const [isTaking, setIsTaking] = useState(false);
	const { user } = useSession();
	const phone = user?.hasPassword === false ? user.phone : null;
	return (
		<Panel title={text.title}>
			<p className="mt-2 text-ink-2">{text.text}</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				{phone ? (
					<Button variant="outline" icon="download" onClick={() => setIsTaking(true)}>
						{text.download}
					</Button>
				) : (
					<a href="/api/user/data" download className={buttonClass({ variant: "outline" })}>
						<Icon name="download" />
						{text.download}
					</a>
				)}
				<Button variant="danger" onClick={() => setIsLeaving(true)}>
					{text.delete}
				</Button>
			</div>
			{phone && <DataDialog phone={phone} open={isTaking} onOpenChange={setIsTaking} />}
			<DeleteAccountDialog open={isLeaving} onOpenChange={setIsLeaving} />
		</Panel>
	);
}

/** The password, the devices that are signed in, and leaving (spec 2, Account: Security). */
export function SecurityTab() {
	const { user } = useSession();
	return (
		<>
			{user?.hasPassword === false && user.phone ? <FirstPassword phone={user.phone} /> : <ChangePassword />}
			<PasskeysPanel
				base="/api/user"
				isVerified={user?.isVerified ?? true}
				phone={user?.hasPassword === false ? user.phone : null}
			/>
			<Devices />
			<YourData />
		</>
	);
}

const TABS = ["profile", "addresses", "security"] as const;
type Tab = (typeof TABS)[number];

/** The customer's account in three tabs, each with an address of its own (spec 2, Account). */
export function AccountView() {
	const { tabs: text } = useMessages("account");
	const to = useHref();
	const { user } = useSession();
	const requested = useSearchParams().get("tab");
	const tab = TABS.find((value) => value === requested) ?? "profile";
	const idBase = useId();

	useCustomersPage();

	function showTab(next: Tab): void {
		window.history.replaceState(null, "", to(next === "profile" ? "/account" : `/account?tab=${next}`));
	}

	if (!user) return <AccountSkeleton />;
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
			<WhoCard user={user} />
			<div className="grid min-w-0 gap-5">
				{user.email !== null && !user.isVerified && <NotVerified email={user.email} />}
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
					{/* That one has told WhatsApp to stop is known by the number. */}
					<MailSettings key={user.phone} user={user} />
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
