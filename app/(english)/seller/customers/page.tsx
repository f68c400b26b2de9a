import type { Metadata } from "next";
import { CustomerSearch } from "@/components/customers/customer-search";
import { CustomersList } from "@/components/customers/customers-list";
import { OlderLink, PageHead } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { customersQuery } from "@/lib/customers/schema";
import { findCustomers } from "@/lib/customers/server/read";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Customers" };

type CustomersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Who orders here, callers by phone included; the newest order first. */
export default async function CustomersPage({ searchParams }: CustomersPageProps) {
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
