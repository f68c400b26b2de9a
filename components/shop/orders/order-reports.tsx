import { Notice } from "@/components/ui/notice";
import { PlainPicture } from "@/components/ui/picture";
import { formatRupees } from "@/lib/domain/money";
import { PROBLEM_TEXTS, type Report } from "@/lib/domain/report";

function titleOf({ decision, amount, name }: Report): string {
	if (decision === null) return `We have your report about ${name}.`;
	if (decision === "refund") return `${formatRupees(amount ?? 0)} goes back to you for ${name}.`;
	if (decision === "credit") return `${formatRupees(amount ?? 0)} of credit for ${name}.`;
	return `About ${name}: nothing goes back.`;
}

function ReportNotice({ report }: { report: Report }) {
	const { decision, message, pictures, problem, quantity } = report;
	const isGiven = decision === "refund" || decision === "credit";
	return (
		<Notice tone={isGiven ? "success" : "info"} title={titleOf(report)}>
			{message ?? `${PROBLEM_TEXTS[problem]}: ${quantity}. We look at it and answer here and by mail.`}
			{pictures.length > 0 && (
				<span className="mt-2 flex gap-2">
					{pictures.map((address, index) => (
						<a key={address} href={address} target="_blank" rel="noreferrer" className="block">
							<PlainPicture
								src={address}
								alt={`${report.name} as it came, ${index + 1} of ${pictures.length}`}
								width={64}
								height={64}
								loading="lazy"
								className="size-16 rounded-sm object-cover"
							/>
						</a>
					))}
				</span>
			)}
		</Notice>
	);
}

/** What the customer has reported of an order, and what the shop said to it. */
export function OrderReports({ reports }: { reports: readonly Report[] }) {
	if (reports.length === 0) return null;
	return (
		<section aria-label="Your reports" className="grid gap-2.5">
			{reports.map((report) => (
				<ReportNotice key={report._id} report={report} />
			))}
		</section>
	);
}
