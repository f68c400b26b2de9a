import type { Metadata } from "next";
import { RatesDesk } from "@/components/buying/rates-desk";
import { RatesSheet } from "@/components/buying/rates-sheet";
import { PrintButton } from "@/components/orders/print/print-controls";
import { PriceViews } from "@/components/products/prices/price-views";
import { PageHead } from "@/components/staff/page-head";
import { readKnownNames, readRatesOf, today } from "@/lib/buying/server/rates";
import { listProductRows } from "@/lib/products/server/read";
import { currentShop } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { boundsOfDay, formatDay } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Government rates" };

/** The committee's rates of the day: pasted, looked at beside our own prices, saved, printed for the wall. */
export default async function RatesPage() {
	if (!(await sellerOnPage("/seller/rates"))) return null;
	const day = today();
	const [products, { text, rates, unmatched }, known] = await Promise.all([
		listProductRows({ isArchived: false }),
		readRatesOf(day),
		readKnownNames(day),
	]);
	const byId = new Map(products.map((product) => [product._id, product]));
	const rows = rates.flatMap((line) => {
		const product = byId.get(line.product);
		return product ? [{ product, line }] : [];
	});
	return (
		<>
			<div className="grid gap-3 print:hidden">
				<PageHead
					title="Morning prices"
					note={`Government rates of ${formatDay(boundsOfDay(day).from)}. They stand on product pages until midnight.`}
				>
					{rows.length > 0 && <PrintButton label="Print the Urdu list" />}
				</PageHead>
				<PriceViews current="rates" />
			</div>
			<RatesDesk key={text} day={day} products={products} saved={{ text, rates, unmatched }} known={known} />
			<RatesSheet shopName={currentShop().name} day={day} rows={rows} />
		</>
	);
}
