import { clsx } from "clsx";
import type { Metadata } from "next";
import Link from "next/link";
import { CustomerSearch } from "@/components/customers/customer-search";
import { OlderLink, PageHead } from "@/components/staff/page-head";
import { PersonSign } from "@/components/staff/person-sign";
import { Tag } from "@/components/ui/badges";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { localNumber } from "@/lib/accounts/rules/user";
import { customersQuery } from "@/lib/customers/calls";
import { CASH_RULE_WORDS, type CustomerSummary } from "@/lib/customers/rules";
import { findCustomers } from "@/lib/customers/server/read";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatMoment } from "@/lib/text/dates";
import { formatAmount, formatRupees } from "@/lib/text/money";

/** From so many on it is red. */
const OFTEN = 2;

const tones = { confirm: "warning", wallet_only: "danger", allowed: "success" } as const;

/** What the owner has decided of somebody's cash. */
function CashTag({ cashRule }: Pick<CustomerSummary, "cashRule">) {
	if (cashRule === "usual") return <span className="text-ink-3">Shop’s rule</span>;
	return <Tag tone={tones[cashRule]}>{CASH_RULE_WORDS[cashRule].name}</Tag>;
}

const grid =
	"md:grid-cols-[minmax(0,1fr)_4rem_7rem_4.5rem_9rem_5.5rem_8rem_1.25rem] md:items-center md:gap-x-4";

/** A row a customer; on a phone a card. */
function CustomersList({ customers, now }: { customers: readonly CustomerSummary[]; now: number }) {
	return (
		<div className="overflow-hidden rounded-lg bg-surface text-sm ring-1 ring-line">
			<div aria-hidden className={clsx("hidden bg-bg-sunk px-4 py-2.5 text-ink-2 md:grid", grid)}>
				<span>Customer</span>
				<span className="text-end">Orders</span>
				<span className="text-end">Spent</span>
				<span className="text-end">Refused</span>
				<span>Last order</span>
				<span className="text-end">Credit</span>
				<span>Cash</span>
			</div>
			<ul>
				{customers.map((customer) => (
					<Row key={customer._id} customer={customer} now={now} />
				))}
			</ul>
		</div>
	);
}

function Row({ customer, now }: { customer: CustomerSummary; now: number }) {
	const { _id, name, phone, email, orders, spent, refused, lastOrderAt, credit, cashRule } = customer;
	return (
		<li className="border-t border-line first:border-t-0 md:first:border-t">
			<Link
				href={`/seller/customers/${_id}`}
				prefetch={false}
				className={clsx(
					"grid grid-cols-2 gap-x-3 gap-y-1.5 px-4 py-3 figures hover:bg-primary-soft/50",
					grid,
				)}
			>
				<span className="col-span-full flex min-w-0 items-center gap-3 md:col-span-1">
					<PersonSign name={name} />
					<span className="min-w-0 leading-snug">
						<b className="block wrap-anywhere md:truncate">{name}</b>
						<span className="block text-ink-2 wrap-anywhere md:truncate">
							{[phone && localNumber(phone), email].filter(Boolean).join(" · ")}
						</span>
					</span>
				</span>
				<Cell label="Orders">{formatAmount(orders)}</Cell>
				<Cell label="Spent">
					<b>{formatRupees(spent)}</b>
				</Cell>
				<Cell label="Refused">
					<span className={clsx(refused >= OFTEN ? "font-heavy text-danger" : refused === 0 && "text-ink-3")}>
						{refused}
					</span>
				</Cell>
				<span className="max-md:order-last max-md:text-ink-2">
					{lastOrderAt ? formatMoment(lastOrderAt, now) : "–"}
				</span>
				<Cell label="Credit">
					{credit === 0 ? <span className="text-ink-3">0</span> : formatRupees(credit)}
				</Cell>
				<span>
					<CashTag cashRule={cashRule} />
				</span>
				<Icon name="chevron-right" className="icon hidden text-ink-3 md:block" />
			</Link>
		</li>
	);
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
	return (
		<span className="md:text-end">
			<span className="text-ink-3 md:sr-only">{label} </span>
			{children}
		</span>
	);
}

export const metadata: Metadata = { title: "Customers" };

/** Who orders here, callers by phone included; the newest order first. */
export default async function CustomersPage({ searchParams }: PageProps<"/seller/customers">) {
	if (!(await sellerOnPage("/seller/customers"))) return null;
	const { data: query = {} } = customersQuery.safeParse(await searchParams);
	const { customers, older } = await findCustomers(query);
	const { search = "" } = query;
	const olderHref = older && `/seller/customers?${new URLSearchParams({ ...(search && { search }), older })}`;
	return (
		<>
			<PageHead title="Customers" note="Who ordered, callers by phone included. The newest order first." />
			<CustomerSearch search={search} />
			{customers.length > 0 && <CustomersList customers={customers} now={clock.shopNow().getTime()} />}
			{customers.length === 0 && search && (
				<EmptyState
					art="/art/one-lens.webp"
					title="Nobody of that name or number"
					actions={<ButtonLink href="/seller/phone-order">Order by phone</ButtonLink>}
				>
					Try a part of the name, the whole number, or the beginning of the email.
				</EmptyState>
			)}
			{customers.length === 0 && !search && (
				<EmptyState art="/art/one-memo.webp" title="Nobody has ordered yet" />
			)}
			{olderHref && <OlderLink href={olderHref} />}
		</>
	);
}
