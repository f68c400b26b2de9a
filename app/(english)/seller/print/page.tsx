import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Invoice } from "@/components/orders/print/invoice";
import { PackingSlip } from "@/components/orders/print/packing-slip";
import { PrintButton, RollPages } from "@/components/orders/print/print-controls";
import { PageHead, Segments } from "@/components/staff/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { MAX_PRINTED, PAPERS, PRINT_DOCUMENTS, printHref } from "@/lib/orders/rules/seller-order";
import { printSchema } from "@/lib/orders/schema/seller-order";
import { readPrintable } from "@/lib/orders/server/staff/find-orders";
import { findOrdersToPack } from "@/lib/packing/server/list";
import { currentShop } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import "./print.css";

export const metadata: Metadata = { title: "Print" };

/** The most urgent orders that may be packed. */
async function idsToPack(): Promise<string[]> {
	const { orders } = await findOrdersToPack();
	const ready = orders.filter(({ confirmation }) => confirmation !== "asked");
	return ready.slice(0, MAX_PRINTED).map(({ _id }) => _id);
}

/** Packing slips and invoices for paper: of the orders that are named, or of all that wait to be packed. */
export default async function PrintPage({ searchParams }: PageProps<"/seller/print">) {
	if (!(await sellerOnPage("/seller/print"))) return null;
	const choice = printSchema.parse(await searchParams);
	const { orders, urduNames } = await readPrintable(
		choice.order.length > 0 ? choice.order : await idsToPack(),
	);
	if (choice.order.length > 0 && orders.length === 0) notFound();
	const shop = currentShop();
	const Document = choice.as === "invoice" ? Invoice : PackingSlip;
	return (
		<>
			<div className="grid gap-4.5 print:hidden">
				<PageHead
					title="Print"
					note={orders.length === 1 ? orders[0]?.number : `${orders.length} orders to pack`}
				>
					{orders.length > 0 && <PrintButton />}
				</PageHead>
				<div className="flex flex-wrap gap-2.5">
					<Segments
						label="Document"
						items={PRINT_DOCUMENTS.map(({ value, label }) => ({
							href: printHref({ ...choice, as: value }),
							label,
							current: value === choice.as,
						}))}
					/>
					<Segments
						label="Paper"
						items={PAPERS.map(({ value, label }) => ({
							href: printHref({ ...choice, paper: value }),
							label,
							current: value === choice.paper,
						}))}
					/>
				</div>
			</div>
			{choice.paper === "80mm" && <RollPages key={`${choice.as} ${choice.order.join()}`} />}
			{orders.map((order, index) => (
				<Document
					key={order._id}
					order={order}
					urduNames={urduNames}
					shop={shop}
					paper={choice.paper}
					index={index}
				/>
			))}
			{orders.length === 0 && (
				<EmptyState art="/art/one-basket.webp" title="Nothing is waiting to be packed" />
			)}
		</>
	);
}
