import type { Metadata } from "next";
import { RatesDesk } from "@/components/buying/rates-desk";
import { PrintButton } from "@/components/orders/print/print-controls";

import { PageHead, PriceViews } from "@/components/staff/page-head";
import { isOfOtherKg, mostAllowed, type RateLine } from "@/lib/buying/rules/rates";
import { readKnownNames, readRatesOf, today } from "@/lib/buying/server/rates";
import { unitInUrdu } from "@/lib/products/rules/urdu-units";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { listProductRows } from "@/lib/products/server/read";
import { currentShop } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { boundsOfDay, formatDay } from "@/lib/text/dates";
import { formatAmount } from "@/lib/text/money";

/** Digits as they stand on a shop's wall in Jhang. */
const inUrduDigits = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));

/** The rate for as much as one of ours; where the two cannot be compared, as the list has it. */
function rateInUrdu(product: ListedProduct, line: RateLine): string {
	const allowed = mostAllowed(product, line);
	const perKg = allowed === null && isOfOtherKg(product, line.per) ? " فی کلو" : "";
	return inUrduDigits(`${formatAmount(allowed ?? line.rate)}${perKg}`);
}

type RatesSheetProps = { shopName: string; day: string; rows: { product: ListedProduct; line: RateLine }[] };

/** The day's rates for the wall, in Urdu, our own price the largest. */
function RatesSheet({ shopName, day, rows }: RatesSheetProps) {
	const [year = "", month = "", date = ""] = day.split("-");
	return (
		<table
			lang="ur"
			dir="rtl"
			className="hidden w-full border-collapse urdu-type text-lg text-black print:table [&_td]:border-b [&_td]:p-2 [&_th]:border-b-2 [&_th]:p-2 [&_th]:text-start"
		>
			<caption className="pb-3 text-start">
				<span className="block text-3xl">آج کا نرخ نامہ</span>
				{inUrduDigits(`${date}-${month}-${year}`)} · <bdi>{shopName}</bdi>
			</caption>
			<thead>
				<tr>
					<th>نام</th>
					<th>پیمانہ</th>
					<th>سرکاری نرخ</th>
					<th>ہماری قیمت</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ product, line }) => (
					<tr key={product._id} className="break-inside-avoid">
						<td className="text-xl font-bold">{product.urduName || product.name}</td>
						<td>{inUrduDigits(unitInUrdu(product))}</td>
						<td>{rateInUrdu(product, line)}</td>
						<td className="text-3xl font-heavy">{inUrduDigits(formatAmount(product.offerPrice))}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

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
			<RatesDesk key={day} day={day} products={products} saved={{ text, rates, unmatched }} known={known} />
			<RatesSheet shopName={currentShop().name} day={day} rows={rows} />
		</>
	);
}
