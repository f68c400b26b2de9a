import type { RateLine } from "@/lib/buying/rules/rates";
import { unitInUrdu } from "@/lib/products/rules/urdu-units";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { formatAmount } from "@/lib/text/money";

/** Digits as they stand on a shop's wall in Jhang. */
const inUrduDigits = (text: string) => text.replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));

type RatesSheetProps = { shopName: string; day: string; rows: { product: ListedProduct; line: RateLine }[] };

/** The day's rates for the wall, in Urdu, our own price the largest. */
export function RatesSheet({ shopName, day, rows }: RatesSheetProps) {
	const [year = "", month = "", date = ""] = day.split("-");
	return (
		<table
			lang="ur"
			dir="rtl"
			className="hidden w-full border-collapse urdu-type text-lg text-black print:table [&_td]:border-b [&_td]:p-2 [&_th]:border-b-2 [&_th]:p-2 [&_th]:text-start"
		>
			<caption className="pb-3 text-start">
				<span className="block nastaliq-type text-3xl">آج کا نرخ نامہ</span>
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
						<td>{inUrduDigits(formatAmount(line.rate))}</td>
						<td className="text-3xl font-heavy">{inUrduDigits(formatAmount(product.offerPrice))}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
