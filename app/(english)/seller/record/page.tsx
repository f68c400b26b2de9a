import { ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { PageHead } from "@/components/staff/page-head";
import { RecordEntry } from "@/components/team/record-entry";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { readAuditLog } from "@/lib/server/audit/audit-log";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/guards";
import { placeField } from "@/lib/text/list-place";

export const metadata: Metadata = { title: "Record" };

const PAGE_SIZE = 100;

type RecordPageProps = { searchParams: Promise<{ before?: string | string[] }> };

/** Everything the seller has done, newest first; it can be read, never changed. */
export default async function RecordPage({ searchParams }: RecordPageProps) {
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
			{older && (
				<ButtonLink
					href={`/seller/record?before=${older}`}
					variant="quiet"
					size="sm"
					className="justify-self-end"
				>
					Older
					<ChevronRight className="icon" />
				</ButtonLink>
			)}
		</>
	);
}
