import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CustomerDecisions } from "@/components/customers/customer-decisions";
import { CustomerStory, OrderStrip } from "@/components/customers/customer-story";
import { WayOut } from "@/components/staff/page-head";
import { PersonSign } from "@/components/staff/person-sign";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { localNumber } from "@/lib/accounts/rules/user";
import type { CustomerAddress, CustomerCard, FailedDelivery } from "@/lib/customers/rules";
import { readCustomerCard } from "@/lib/customers/server/read";
import { clock } from "@/lib/server/platform/clock";
import { foundOrNull } from "@/lib/server/platform/errors";
import { internationalNumber } from "@/lib/shop/rules/shop-details";
import { shopDetails } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { DAY_MS, dayOf, formatMonth } from "@/lib/text/dates";
import { isObjectId } from "@/lib/text/fields";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";

export const metadata: Metadata = { title: "Customer" };

/** What the shop's rule comes to with these refusals, in a sentence. */
function reasonOf(refusals: readonly FailedDelivery[], now: number): string {
	const { days, refusalsToWalletOnly: most } = shopDetails().cashRules;
	const since = new Date(now - days * DAY_MS).toISOString();
	const count = refusals.filter(({ at }) => at > since).length;
	if (count === 0) return "";
	const rule = most === null ? "The shop has no rule for that." : `By the shop’s rule cash ends at ${most}.`;
	return `${count} refused in ${days} days. ${rule}`;
}

/** One customer: what they bought, what came back, and how their cash is taken. A place on the map stands with an open order alone. */
export default async function CustomerPage({ params, searchParams }: PageProps<"/seller/customers/[id]">) {
	if (!(await sellerOnPage("/seller/customers/[id]"))) return null;
	const [{ id }, { show }] = await Promise.all([params, searchParams]);
	const card = isObjectId(id) ? await foundOrNull(readCustomerCard(id)) : null;
	if (!card) notFound();
	const { customer, addresses, ...story } = card;
	const now = clock.shopNow().getTime();
	const since = customer.since && `since ${formatMonth(new Date(dayOf(new Date(customer.since))))}`;
	return (
		<>
			<ButtonLink
				href="/seller/customers"
				variant="quiet"
				size="sm"
				icon="chevron-left"
				className="-mb-2 -ms-4 w-fit"
			>
				Customers
			</ButtonLink>
			<header className="flex flex-wrap items-center justify-between gap-3">
				<div className="flex min-w-0 items-center gap-3.5">
					<PersonSign name={customer.name} className="size-14! text-lg" />
					<div className="min-w-0">
						<h1 className="display-type text-title tracking-heading wrap-anywhere">{customer.name}</h1>
						<p className="text-ink-2 figures wrap-anywhere">
							{[customer.phone && localNumber(customer.phone), customer.email, since]
								.filter(Boolean)
								.join(" · ")}
						</p>
					</div>
				</div>
				<div className="flex flex-wrap gap-2.5">
					{customer.phone && (
						<>
							<WayOut href={`tel:${customer.phone}`} variant="outline" size="sm" icon="phone">
								Call
							</WayOut>
							<WayOut
								href={`https://wa.me/${internationalNumber(customer.phone)}`}
								target="_blank"
								rel="noopener"
								variant="outline"
								size="sm"
								icon="message-circle"
							>
								Message
							</WayOut>
						</>
					)}
					<ButtonLink href={`/seller/phone-order?customer=${id}`} variant="soft" size="sm" icon="phone-call">
						Order by phone
					</ButtonLink>
				</div>
			</header>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid gap-4.5">
					<Panel className="grid gap-5">
						<Figures customer={customer} />
						<OrderStrip orders={story.orders} />
					</Panel>
					<CustomerStory {...story} now={now} here={`/seller/customers/${id}`} asked={show} />
				</div>
				<div className="grid gap-4.5">
					<CustomerDecisions customer={customer} reason={reasonOf(story.refusals, now)}>
						{addresses.length > 0 && <Addresses addresses={addresses} />}
					</CustomerDecisions>
				</div>
			</div>
		</>
	);
}

function Addresses({ addresses }: { addresses: readonly CustomerAddress[] }) {
	return (
		<Panel title="Addresses" small className="grid gap-3">
			<ul className="grid gap-3 text-sm leading-snug wrap-anywhere">
				{addresses.map(({ streetAddress, city, landmark }) => (
					<li key={streetAddress} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
						<Icon name="map-pin" className="icon text-primary" />
						<div>
							<b className="font-strong">{streetAddress}</b>
							<p className="text-ink-2">{landmark || city}</p>
						</div>
					</li>
				))}
			</ul>
			<p className="text-sm text-ink-3">Points on the map are shown only with an open order.</p>
		</Panel>
	);
}

function Figures({ customer: { orders, spent, refused, credit } }: { customer: CustomerCard }) {
	const figures = [
		{ label: "Orders", value: formatAmount(orders) },
		{ label: "Spent", value: formatRupees(spent) },
		{ label: "Refused", value: formatAmount(refused), isBad: refused > 0 },
		{ label: "Credit", value: formatRupees(credit) },
	];
	return (
		<dl className="grid grid-cols-2 gap-4 sm:grid-cols-4" aria-label={counted(orders, "order")}>
			{figures.map(({ label, value, isBad }) => (
				<div key={label}>
					<dt className="text-sm text-ink-2">{label}</dt>
					<dd className={`display-type text-xl whitespace-nowrap figures ${isBad ? "text-danger" : ""}`}>
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}
