import { useLanguage, useMessages } from "#messages";
import { Notice } from "@/components/ui/notice";
import { PlainPicture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import type { OrderLine } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product";
import type { Report } from "@/lib/reports/rules";
import { unitsOf } from "@/lib/text/sold-by";

function ReportNotice({ report, items }: { report: Report; items: readonly OrderLine[] }) {
	const { reports: text } = useMessages("orders");
	const { problem: problemText } = useMessages("orderBasket");
	const { weight } = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	const { amount, decision, message, pictures, problem, quantity, stepGrams } = report;
	const goods = [...items, ...items.flatMap(({ packed }) => packed?.replacement ?? [])];
	const line = goods.find(({ product }) => product._id === report.product);
	const name = productName(line?.product ?? report, language);

	function title(): string {
		if (decision === null) return text.waits(name);
		if (decision === "refund") return text.refund(name, rupees(amount ?? 0));
		return decision === "credit" ? text.credit(name, rupees(amount ?? 0)) : text.refused(name);
	}

	const isGiven = decision === "refund" || decision === "credit";
	return (
		<Notice tone={isGiven ? "success" : "info"} title={title()}>
			{message === null ? (
				text.sent(problemText(problem), quantity, stepGrams ? weight(unitsOf(report)) : null)
			) : (
				<bdi>{message}</bdi>
			)}
			{pictures.length > 0 && (
				<span className="mt-2 flex gap-2">
					{pictures.map((address, index) => (
						<a key={address} href={address} target="_blank" rel="noreferrer" className="block">
							<PlainPicture
								src={address}
								alt={text.photo(name, index + 1, pictures.length)}
								width={64}
								height={64}
								loading="lazy"
								className="size-16 rounded-sm object-cover"
							/>
						</a>
					))}
				</span>
			)}
		</Notice>
	);
}

type OrderReportsProps = { reports: readonly Report[]; items: readonly OrderLine[] };

/** What the customer has reported of an order, and what the shop said to it. */
export function OrderReports({ reports, items }: OrderReportsProps) {
	const { reports: text } = useMessages("orders");
	if (reports.length === 0) return null;
	return (
		<section aria-label={text.label} className="grid gap-2.5">
			{reports.map((report) => (
				<ReportNotice key={report._id} report={report} items={items} />
			))}
		</section>
	);
}
