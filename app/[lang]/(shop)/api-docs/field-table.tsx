import type { FieldLine } from "@/lib/server/openapi/reading";

/** Fields with their kinds; one that may be left out says so. */
export function FieldTable({ caption, fields }: { caption: string; fields: FieldLine[] }) {
	return (
		<table className="w-full text-start text-sm">
			<caption className="pb-1 text-start font-semibold text-ink">{caption}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Field</th>
					<th scope="col">Kind</th>
				</tr>
			</thead>
			<tbody>
				{fields.map(({ name, kind, isOptional }) => (
					<tr key={name} className="border-t border-line align-top">
						<th scope="row" className="w-2/5 py-1.5 pe-4 font-medium text-ink">
							{name}
						</th>
						<td className="py-1.5 text-ink-2">
							{kind}
							{isOptional ? ", may be left out" : ""}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
