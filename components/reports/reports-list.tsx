"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { toast } from "@/lib/client/toast";
import { decideReport } from "@/lib/reports/client";
import type { Decision, SellerReport } from "@/lib/reports/rules";
import { ReportItem } from "./report-item";

const loadRules = () => import("@/lib/reports/schema");

const WORDS: Record<Decision, { verb: string; message: string }> = {
	refund: { verb: "Give money back", message: "We are sorry. Your money goes back to you." },
	credit: { verb: "Give credit", message: "We are sorry. It is credit for your next order." },
	refuse: { verb: "Refuse", message: "" },
};

type DecideDialogProps = {
	report: SellerReport;
	decision: Decision;
	onClose: () => void;
	onDecided: () => void;
};

/** What the customer reads, and how much goes back; both are there already where the answer is a friendly one. */
function DecideDialog({ report, decision, onClose, onDecided }: DecideDialogProps) {
	const { verb, message: first } = WORDS[decision];
	const [amount, setAmount] = useState(String(report.worth));
	const [message, setMessage] = useState(first);
	const [errors, setErrors] = useState<{ amount?: string; message?: string }>({});
	const [busy, setBusy] = useState(false);
	const givesBack = decision !== "refuse";

	async function save(): Promise<void> {
		setBusy(true);
		try {
			const { decisionSchema } = await loadRules();
			const sum = givesBack ? { amount: Number(amount) } : {};
			const parsed = decisionSchema.safeParse({ decision, message, ...sum });
			const of = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
			setErrors({ amount: of("amount"), message: of("message") });
			if (parsed.success && (await decideReport(report, parsed.data))) onDecided();
		} catch {
			toast.error("Failed to save the decision");
		} finally {
			setBusy(false);
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={`${verb}: ${report.name}`}
			description={`${report.customer.name} reads this at once, and by mail.`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Not yet
					</Button>
					<Button busy={busy} onClick={save}>
						{verb}
					</Button>
				</>
			}
		>
			<div className="mt-4 grid gap-4">
				{givesBack && (
					<Field
						label="Rupees"
						hint="What the reported pieces cost, unless you change it"
						error={errors.amount}
					>
						{(control) => (
							<Input
								{...control}
								inputMode="numeric"
								autoComplete="off"
								value={amount}
								onChange={(event) => setAmount(event.target.value)}
							/>
						)}
					</Field>
				)}
				<Field label={`A word to ${report.customer.name}`} error={errors.message}>
					{(control) => (
						<Textarea
							{...control}
							rows={3}
							maxLength={500}
							value={message}
							onChange={(event) => setMessage(event.target.value)}
						/>
					)}
				</Field>
			</div>
		</LateDialog>
	);
}

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
