"use client";

import { clsx } from "clsx";
import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CountCash } from "@/components/money/count-cash";
import { Button } from "@/components/ui/button";
import type { RiderCash } from "@/lib/money/cash";
import { formatRupees } from "@/lib/text/money";

const cell = "px-3 py-2.5 text-end whitespace-nowrap figures first:ps-4.5 last:pe-4.5";

/** What each rider holds; whose cash is counted stands below. */
export function RidersCash({ riders }: { riders: readonly RiderCash[] }) {
	const router = useRouter();
	const [chosen, setChosen] = useState<string | null>(null);
	const holding = riders.filter(({ outstanding }) => outstanding > 0);
	const counting = holding.find(({ rider }) => rider._id === chosen) ?? holding[0];
	return (
		<div className="grid min-w-0 content-start gap-4 print:hidden">
			<section aria-label="Riders" className="overflow-x-auto rounded-lg bg-surface ring-1 ring-line">
				<table className="w-full">
					<thead className="bg-bg-sunk text-xs text-ink-2">
						<tr>
							<th className={clsx(cell, "text-start")}>Rider</th>
							<th className={clsx(cell, "max-sm:hidden")}>Collected</th>
							<th className={clsx(cell, "max-sm:hidden")}>Handed over</th>
							<th className={cell}>Still with them</th>
							<th className={cell}>
								<span className="sr-only">Count</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{riders.map(({ rider, collected, handedOver, outstanding }) => {
							const isOpen = counting?.rider._id === rider._id;
							return (
								<tr
									key={rider._id}
									className={clsx("border-t border-line", isOpen && "bg-primary-soft text-on-primary-soft")}
								>
									<th scope="row" className={clsx(cell, "text-start font-strong whitespace-normal")}>
										{rider.name}
									</th>
									<td className={clsx(cell, "max-sm:hidden")}>{formatRupees(collected)}</td>
									<td className={clsx(cell, "max-sm:hidden")}>{formatRupees(handedOver)}</td>
									<td className={cell}>
										{outstanding > 0 ? (
											<b className="text-base">{formatRupees(outstanding)}</b>
										) : (
											<span className="inline-flex items-center gap-1.5 font-strong text-success">
												<CircleCheck className="size-4" />
												All in
											</span>
										)}
									</td>
									<td className={cell}>
										{isOpen && "Counting"}
										{!isOpen && outstanding > 0 && (
											<Button size="sm" variant="outline" onClick={() => setChosen(rider._id)}>
												Count <span className="sr-only">{rider.name}’s cash</span>
											</Button>
										)}
									</td>
								</tr>
							);
						})}
						{riders.length === 0 && (
							<tr>
								<td colSpan={5} className="px-4.5 py-6 text-center text-ink-2">
									Nobody rides yet. Invite a rider under Team.
								</td>
							</tr>
						)}
					</tbody>
				</table>
			</section>
			{counting && (
				<CountCash
					key={`${counting.rider._id}:${counting.handedOver}`}
					cash={counting}
					onTaken={() => router.refresh()}
				/>
			)}
		</div>
	);
}
