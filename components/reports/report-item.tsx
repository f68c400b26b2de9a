import Link from "next/link";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { PlainPicture } from "@/components/ui/picture";
import { DECISIONS, type Decision, PROBLEM_TEXTS, type SellerReport } from "@/lib/reports/rules";
import { formatMoment } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

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
			<p className="mt-1">{message}</p>
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
export function ReportItem({ report, now, onDecide }: ReportItemProps) {
	const { name, quantity, problem, note, customer, order, orderNumber, at, decision } = report;
	return (
		<li className="grid gap-3 border-t border-line px-4 py-4 first:border-t-0">
			<div className="min-w-0">
				<h2 className="text-md font-heavy">
					{quantity} × {name}
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
