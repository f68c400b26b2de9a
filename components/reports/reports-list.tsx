"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Decision, SellerReport } from "@/lib/reports/rules";
import { DecideDialog } from "./decide-dialog";
import { ReportItem } from "./report-item";

type ReportsListProps = {
	reports: readonly SellerReport[];
	/** Milliseconds. */
	now: number;
};

/** The reports of the page; one that is open is decided in two taps. */
export function ReportsList({ reports, now }: ReportsListProps) {
	const router = useRouter();
	const [chosen, setChosen] = useState<{ report: SellerReport; decision: Decision } | null>(null);
	const close = () => setChosen(null);
	return (
		<>
			<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
				{reports.map((report) => (
					<ReportItem
						key={report._id}
						report={report}
						now={now}
						onDecide={(decision) => setChosen({ report, decision })}
					/>
				))}
			</ul>
			{chosen && (
				<DecideDialog
					{...chosen}
					onClose={close}
					onDecided={() => {
						close();
						router.refresh();
					}}
				/>
			)}
		</>
	);
}
