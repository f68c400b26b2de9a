import { Notice } from "@/components/ui/notice";
import type { PriceListReport } from "@/lib/domain/price-list";

function count(number: number, one: string, many: string): string {
	return `${number} ${number === 1 ? one : many}`;
}

/** What a price list would change, and which of its lines are wrong. */
export function PriceListReportView({ report }: { report: PriceListReport }) {
	const { changes, errors, unchanged } = report;
	return (
		<div className="grid gap-4">
			{errors.length > 0 && (
				<Notice
					tone="danger"
					live
					title={`${count(errors.length, "line is", "lines are")} wrong. Nothing was changed.`}
				>
					<ul className="mt-1 grid gap-0.5">
						{errors.map(({ line, message }) => (
							<li key={line}>
								Line {line}: {message}
							</li>
						))}
					</ul>
				</Notice>
			)}
			<p role="status">
				{count(changes.length, "product", "products")} would change, {unchanged} stay as they are.
			</p>
			{changes.length > 0 && (
				<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					{changes.map((change) => (
						<li key={change.line} className="grid gap-0.5 border-t border-line px-4 py-2.5 first:border-t-0">
							<b>{change.name}</b>
							{change.changes.map(({ field, before, after }) => (
								<span key={field} className="text-ink-2">
									{field}: {before && <del className="text-ink-3">{before}</del>}{" "}
									<ins className="no-underline">{after || "nothing"}</ins>
								</span>
							))}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
