import Link from "next/link";
import { type AuditEntry, SELLER_ACTIONS } from "@/lib/team/rules";
import { formatMoment } from "@/lib/text/dates";

function hrefOf({ kind, subjectId }: AuditEntry): string | null {
	if (!subjectId) return null;
	if (kind.startsWith("order")) return `/seller/orders/${subjectId}`;
	return kind.startsWith("product") ? `/seller/edit-product/${subjectId}` : null;
}

const OUTCOMES = {
	done: null,
	begun: "Cut off or still under way: look whether it was done",
	refused: "Refused, nothing changed",
} as const;

/** One thing the seller did: what, to what, before and after, when. */
export function RecordEntry({ action, now }: { action: AuditEntry; now: number }) {
	const href = hrefOf(action);
	const outcome = OUTCOMES[action.outcome];
	return (
		<li className="grid gap-x-6 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 md:grid-cols-[9rem_minmax(0,1fr)]">
			<time dateTime={action.at} className="text-ink-3 figures">
				{formatMoment(action.at, now)}
			</time>
			<div className="min-w-0">
				<p>
					{SELLER_ACTIONS[action.kind]}{" "}
					{href ? (
						<Link href={href} prefetch={false} className="font-bold hover:underline">
							{action.subject}
						</Link>
					) : (
						<b>{action.subject}</b>
					)}
					<span className="text-ink-3"> · {action.by}</span>
				</p>
				{outcome && <p className="font-semibold text-danger">{outcome}</p>}
				{action.changes.map(({ field, before, after }) => (
					<p key={field} className="text-ink-2">
						{field}: {before && <del className="text-ink-3">{before}</del>}{" "}
						{after && <ins className="no-underline">{after}</ins>}
					</p>
				))}
			</div>
		</li>
	);
}
