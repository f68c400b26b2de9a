"use client";

import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import type { Decision, SellerReport } from "@/lib/reports/rules";
import type { DecisionInput } from "@/lib/reports/schema";
import { sellerCall } from "@/lib/team/client";
import { ReportItem } from "./report-item";

const loadRules = () => import("@/lib/reports/schema").then((rules) => rules.decisionSchema);

const WORDS: Record<Decision, { verb: string; message: string }> = {
	refund: { verb: "Give money back", message: "We are sorry. Your money goes back to you." },
	credit: { verb: "Give credit", message: "We are sorry. It is credit for your next order." },
	refuse: { verb: "Refuse", message: "" },
};

const FAILED = "Failed to save the decision";

type DecideDialogProps = {
	report: SellerReport;
	decision: Decision;
	onClose: () => void;
};

/** What the customer reads, and how much goes back; both are there already where the answer is a friendly one. */
function DecideDialog({ report, decision, onClose }: DecideDialogProps) {
	const { verb, message } = WORDS[decision];
	const givesBack = decision !== "refuse";
	const { name } = report.customer;
	const form = useRulesForm(loadRules, {
		defaultValues: { decision, message, ...(givesBack && { amount: report.worth }) },
	});

	async function save(body: DecisionInput): Promise<void> {
		try {
			await sellerCall("PUT /api/seller/reports/{id}", { params: { id: report._id }, body });
			toast.success(`${name} has been told`);
		} catch (error) {
			// Somebody else was faster: nothing is left to decide, and the page reads its reports again.
			if (messageOf(error, FAILED) !== "This report is decided already") throw error;
			toast.error("This report is decided already");
		}
	}

	return (
		<FormDialog
			{...{ form, save, onClose }}
			failed={FAILED}
			title={`${verb}: ${report.name}`}
			description={`${name} reads this at once, and by mail.`}
			keep="Not yet"
			confirm={verb}
		>
			{givesBack && (
				<InputField
					{...fieldOf(form, "amount", { setValueAs: Number })}
					label="Rupees"
					hint="What the reported pieces cost, unless you change it"
					inputMode="numeric"
					autoComplete="off"
				/>
			)}
			<TextareaField {...fieldOf(form, "message")} label={`A word to ${name}`} rows={3} maxLength={500} />
		</FormDialog>
	);
}

type ReportsListProps = {
	reports: readonly SellerReport[];
	/** Milliseconds. */
	now: number;
};

/** The reports of the page; one that is open is decided in two taps. */
export function ReportsList({ reports, now }: ReportsListProps) {
	const [chosen, setChosen] = useState<{ report: SellerReport; decision: Decision } | null>(null);
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
			{chosen && <DecideDialog {...chosen} onClose={() => setChosen(null)} />}
		</>
	);
}
