import type { ReactNode } from "react";

/** The table of orders on wide screens; its rows come from outside. What a row shows never moves its columns. */
export function OrdersTable({ children }: { children: ReactNode }) {
	return (
		<table className="w-full min-w-240 table-fixed text-start">
			<thead className="bg-bg-sunk text-xs whitespace-nowrap text-ink-2 *:*:px-3 *:*:py-2.5 *:*:font-strong">
				<tr>
					<th scope="col" className="w-12">
						<span className="sr-only">Choose</span>
					</th>
					<th scope="col" className="w-33">
						Order
					</th>
					<th scope="col">Customer</th>
					<th scope="col" className="w-15 text-end">
						Items
					</th>
					<th scope="col" className="w-27 text-end">
						Total
					</th>
					<th scope="col" className="w-34">
						Payment
					</th>
					<th scope="col" className="w-52">
						Status
					</th>
					<th scope="col" className="w-28">
						Time left
					</th>
					<th scope="col" className="w-17">
						<span className="sr-only">Details</span>
					</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}
