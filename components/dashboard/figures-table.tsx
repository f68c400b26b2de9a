import Link from "next/link";

type FiguresTableProps = {
	/** What opens the table. */
	summary: string;
	/** The heading of the first column, and of each value. */
	heads: readonly [string, ...string[]];
	rows: readonly { href: string; label: string; values: readonly string[] }[];
};

/** The figures of a chart in words, for eyes, ears and thumbs that a bar is too small for; a row leads to its orders. */
export function FiguresTable({ summary, heads: [first, ...heads], rows }: FiguresTableProps) {
	return (
		<details className="text-sm">
			<summary className="flex min-h-tap w-fit items-center font-strong text-primary hover:underline">
				{summary}
			</summary>
			<table className="w-full max-w-120 text-start figures">
				<thead className="text-xs text-ink-3 *:*:py-1 *:*:font-strong">
					<tr>
						<th scope="col">{first}</th>
						{heads.map((head) => (
							<th key={head} scope="col" className="text-end">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ href, label, values }) => (
						<tr key={href} className="border-t border-line">
							<th scope="row" className="font-normal">
								<Link
									href={href}
									prefetch={false}
									className="inline-flex min-h-tap min-w-20 items-center hover:underline"
								>
									{label}
								</Link>
							</th>
							{values.map((value, place) => (
								<td key={heads[place]} className="text-end">
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
