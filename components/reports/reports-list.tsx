"use client";

import Link from "next/link";
import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { PlainPicture } from "@/components/ui/picture";
import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { amountText } from "@/lib/orders/rules/seller-order";
import {
	DECIDED_ALREADY,
	DECISIONS,
	type Decision,
	PROBLEM_TEXTS,
	type SellerReport,
} from "@/lib/reports/rules";
import type { DecisionInput } from "@/lib/reports/schema";
import { reportAnswers } from "@/lib/reports/texts.en";
import { reportAnswers as reportAnswersInUrdu } from "@/lib/reports/texts.ur";
import { sellerCall } from "@/lib/team/client";
import { formatMoment } from "@/lib/text/dates";
import type { Language } from "@/lib/text/language";
import { formatRupees } from "@/lib/text/money";
import { formatWeight, unitsOf } from "@/lib/text/sold-by";

const DECIDED: Record<Decision, string> = { refund: "Money back", credit: "Credit", refuse: "Refused" };

type ReportItemProps = {
	report: SellerReport;
	/** Milliseconds. */
	now: number;
	onDecide: (decision: Decision) => void;
};

function Pictures({ report: { pictures, name } }: Pick<ReportItemProps, "report">) {
	if (pictures.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-2">
			{pictures.map((address, index) => (
				<a key={address} href={address} target="_blank" rel="noreferrer">
					<PlainPicture
						src={address}
						alt={`${name} as it came, ${index + 1} of ${pictures.length}`}
						width={112}
						height={112}
						loading="lazy"
						className="size-28 rounded-md object-cover ring-1 ring-line"
					/>
				</a>
			))}
		</p>
	);
}

function Decided({ report }: Pick<ReportItemProps, "report">) {
	const { decision, amount, message, decidedBy } = report;
	if (!decision) return null;
	return (
		<div className="text-sm text-ink-2">
			<Tag tone={decision === "refuse" ? undefined : "success"}>
				{DECIDED[decision]}
				{amount !== null && ` ${formatRupees(amount)}`}
			</Tag>
			<p dir="auto" className="mt-1">
				{message}
			</p>
			{decidedBy && <p className="text-xs text-ink-3">by {decidedBy}</p>}
		</div>
	);
}

function Decide({ report, onDecide }: Pick<ReportItemProps, "report" | "onDecide">) {
	const worth = formatRupees(report.worth);
	const verbs: Record<Decision, string> = {
		refund: `Money back ${worth}`,
		credit: `Credit ${worth}`,
		refuse: "Refuse",
	};
	return (
		<div className="flex flex-wrap gap-2">
			{DECISIONS.map((decision, place) => (
				<Button
					key={decision}
					size="sm"
					variant={place === 0 ? "primary" : place === 1 ? "outline" : "quiet"}
					aria-label={`${verbs[decision]}: ${report.name}, ${report.orderNumber}`}
					onClick={() => onDecide(decision)}
				>
					{verbs[decision]}
				</Button>
			))}
		</div>
	);
}

/** What a customer reported, with their photos, and what is to be decided or was. */
function ReportItem({ report, now, onDecide }: ReportItemProps) {
	const { name, quantity, stepGrams, problem, note, customer, order, orderNumber, at, decision } = report;
	return (
		<li className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0">
			<div className="min-w-0">
				<h2 className="text-md font-heavy">
					{stepGrams ? formatWeight(unitsOf(report)) : amountText({ quantity })} {name}
				</h2>
				<p className="text-ink-2">
					{PROBLEM_TEXTS[problem]}
					{note && `: ${note}`}
				</p>
				<p className="flex flex-wrap gap-x-2 text-xs text-ink-3 figures">
					<span>{customer.name}</span>
					{customer.phone && (
						<a href={`tel:${customer.phone}`} className="tap-area text-link">
							{customer.phone}
						</a>
					)}
					<Link href={`/seller/orders/${order}`} prefetch={false} className="tap-area text-link">
						{orderNumber}
					</Link>
					<time dateTime={at}>{formatMoment(at, now)}</time>
				</p>
			</div>
			<Pictures report={report} />
			{decision ? <Decided report={report} /> : <Decide report={report} onDecide={onDecide} />}
		</li>
	);
}

const loadRules = () => import("@/lib/reports/schema").then((rules) => rules.decisionSchema);

const VERBS: Record<Decision, string> = {
	refund: "Give money back",
	credit: "Give credit",
	refuse: "Refuse",
};
const ANSWERS: Record<Language, Record<Decision, string>> = { en: reportAnswers, ur: reportAnswersInUrdu };

const FAILED = "Failed to save the decision";

type DecideDialogProps = { report: SellerReport; decision: Decision; onClose: () => void };

/** What the customer reads, and how much goes back; both are there already where the answer is a friendly one. */
function DecideDialog({ report, decision, onClose }: DecideDialogProps) {
	const verb = VERBS[decision];
	const message = ANSWERS[report.language][decision];
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
			if (messageOf(error, FAILED) !== DECIDED_ALREADY) throw error;
			toast.error(DECIDED_ALREADY);
		}
	}

	return (
		<FormDialog
			{...{ form, save, onClose }}
			failed={FAILED}
			title={`${verb}: ${report.name}`}
			description={`${name} reads this at once.`}
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
			<TextareaField
				{...fieldOf(form, "message")}
				label={`A word to ${name}`}
				dir="auto"
				rows={3}
				maxLength={500}
			/>
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
