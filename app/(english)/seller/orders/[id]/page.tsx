import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderSheet } from "@/components/orders/staff/order-sheet";
import { ButtonLink } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { findOrder } from "@/lib/orders/server/staff/seller-actions";
import { WALLET_NAMES, type WalletRecord } from "@/lib/payments/rules";
import { walletRecordOf } from "@/lib/payments/server/registry";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatDate, formatTime } from "@/lib/text/dates";
import { isObjectId } from "@/lib/text/fields";
import { formatRupees } from "@/lib/text/money";

const SOURCES = { callback: "Sent to us", inquiry: "Told when asked" } as const;

const moment = (iso: string) => `${formatDate(iso)}, ${formatTime(iso)}`;

/** How an order was paid by wallet: the number, the reference, and every word of the wallet about it. */
function WalletDetails({ record }: { record: WalletRecord }) {
	const rows = [
		["Wallet", WALLET_NAMES[record.wallet]],
		["Sum", formatRupees(record.amount)],
		["Number", record.phone],
		["Reference", record.reference],
		["Email", record.email],
		["Confirmed", record.confirmedAt ? moment(record.confirmedAt) : "Not yet"],
	];
	return (
		<Panel aria-labelledby="wallet-payment" className="grid gap-4">
			<h2 id="wallet-payment" className="text-base font-heavy">
				Wallet payment
			</h2>
			<dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
				{rows.map(([label, value]) => (
					<div key={label} className="min-w-0">
						<dt className="text-xs font-strong text-ink-3">{label}</dt>
						<dd className="figures">{value}</dd>
					</div>
				))}
			</dl>
			<details>
				<summary className="min-h-tap content-center font-strong">
					What {WALLET_NAMES[record.wallet]} said
				</summary>
				<ol className="grid gap-2.5">
					{record.answers.map(({ at, source, detail }) => (
						<li key={`${at}${source}`}>
							<span className="text-xs text-ink-3">
								{SOURCES[source]}, {moment(at)}
							</span>
							<code className="block rounded-sm bg-bg-sunk p-3 text-xs">{detail}</code>
						</li>
					))}
				</ol>
			</details>
		</Panel>
	);
}

export const metadata: Metadata = { title: "Order" };

export default async function SellerOrderPage({ params }: PageProps<"/seller/orders/[id]">) {
	if (!(await sellerOnPage("/seller/orders/[id]"))) return null;
	const { id } = await params;
	const order = isObjectId(id) ? await findOrder(id) : null;
	if (!order) notFound();
	const record = await walletRecordOf(order._id);
	return (
		<>
			<ButtonLink
				href="/seller/orders"
				variant="quiet"
				size="sm"
				icon="chevron-left"
				className="-mb-2 -ms-4 w-fit"
			>
				All orders
			</ButtonLink>
			<OrderSheet order={order} servedAt={clock.shopNow().getTime()} />
			{record && <WalletDetails record={record} />}
		</>
	);
}
