import type { Metadata } from "next";
import Link from "next/link";
import { OlderLink, PageHead } from "@/components/staff/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { readAuditLog } from "@/lib/server/audit/audit-log";
import { clock } from "@/lib/server/platform/clock";
import { type AuditEntry, SELLER_ACTIONS } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatMoment } from "@/lib/text/dates";
import { placeField } from "@/lib/text/fields";

function hrefOf({ kind, subjectId }: AuditEntry): string | null {
	if (!subjectId) return null;
	if (kind.startsWith("order")) return `/seller/orders/${subjectId}`;
	if (kind === "customer-changed") return `/seller/customers/${subjectId}`;
	return kind.startsWith("product") ? `/seller/edit-product/${subjectId}` : null;
}

const OUTCOMES = { done: null, refused: "Refused, nothing changed" } as const;

/** One thing the seller did: what, to what, before and after, when. */
function RecordEntry({ action, now }: { action: AuditEntry; now: number }) {
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

export const metadata: Metadata = { title: "Record" };

const PAGE_SIZE = 100;

/** Everything the seller has done, newest first; it can be read, never changed. */
export default async function RecordPage({ searchParams }: PageProps<"/seller/record">) {
	if (!(await sellerOnPage("/seller/record"))) return null;
	const { data: place } = placeField.safeParse((await searchParams).before);
	const { actions, older } = await readAuditLog(PAGE_SIZE, place);
	const now = clock.now().getTime();
	return (
		<>
			<PageHead
				title="Record"
				note="What was done in this area, by whom and when. Nothing here can be changed."
			/>
			{actions.length > 0 ? (
				<ol className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					{actions.map((action) => (
						<RecordEntry key={action._id} action={action} now={now} />
					))}
				</ol>
			) : (
				<EmptyState art="/art/one-memo.webp" title="Nothing recorded yet" />
			)}
			{older && <OlderLink href={`/seller/record?before=${older}`} />}
		</>
	);
}
