import type { Metadata } from "next";
import { ReportsList } from "@/components/reports/reports-list";
import { OlderLink, PageHead, Segments } from "@/components/staff/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { reportQuerySchema } from "@/lib/reports/schema";
import { countOpenReports, listReports } from "@/lib/reports/server/read";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Reports" };

const PAGE_SIZE = 50;

/** What customers say was bad, missing or wrong, and what was decided. */
export default async function ReportsPage({ searchParams }: PageProps<"/seller/reports">) {
	if (!(await sellerOnPage("/seller/reports"))) return null;
	const { data: query } = reportQuerySchema.safeParse(await searchParams);
	const state = query?.state ?? "open";
	const [{ reports, older }, open] = await Promise.all([
		listReports({ ...query, state }, PAGE_SIZE),
		countOpenReports(),
	]);
	return (
		<>
			<PageHead title="Reports" note="What customers say was bad, missing or wrong" />
			<Segments
				label="Reports"
				items={[
					{ href: "/seller/reports", label: "Open", current: state === "open", count: open },
					{ href: "/seller/reports?state=decided", label: "Decided", current: state === "decided" },
				]}
			/>
			{reports.length > 0 && <ReportsList reports={reports} now={clock.shopNow().getTime()} />}
			{reports.length === 0 && (
				<EmptyState
					art="/art/one-receipt.webp"
					title={state === "open" ? "Nothing to decide" : "Nothing was decided yet"}
				>
					A customer can report something until a day after it was delivered.
				</EmptyState>
			)}
			{older && <OlderLink href={`/seller/reports?state=${state}&before=${older}`} />}
		</>
	);
}
