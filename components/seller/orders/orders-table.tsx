import type { ReactNode } from "react";

/** The table of orders on wide screens; its rows come from outside. */
export function OrdersTable({ children }: { children: ReactNode }) {
	return (
		<table className="w-full text-left">
			<thead className="bg-bg-sunk text-xs text-ink-2 *:*:px-3.5 *:*:py-2.5 *:*:font-strong">
				<tr>
					<th scope="col">
						<span className="sr-only">Choose</span>
					</th>
					<th scope="col">Order</th>
					<th scope="col">Customer</th>
					<th scope="col" className="text-right">
						Items
					</th>
					<th scope="col" className="text-right">
						Total
					</th>
					<th scope="col">Payment</th>
					<th scope="col">Status</th>
					<th scope="col">Time left</th>
					<th scope="col">
						<span className="sr-only">Details</span>
					</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}
