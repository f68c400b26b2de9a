import type { Metadata } from "next";
import { RefundsList } from "@/components/money/refunds-list";
import { OlderLink, PageHead, Segments, WayOut } from "@/components/staff/page-head";
import { EmptyState } from "@/components/ui/empty-state";
import { refundQuerySchema } from "@/lib/money/schema";
import { countDue, listRefunds } from "@/lib/money/server/refunds";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatRupees } from "@/lib/text/money";

export const metadata: Metadata = { title: "Refunds" };

const PAGE_SIZE = 50;

export default async function RefundsPage({ searchParams }: PageProps<"/seller/refunds">) {
	if (!(await sellerOnPage("/seller/refunds"))) return null;
	const { data: query } = refundQuerySchema.safeParse(await searchParams);
	const state = query?.state ?? "due";
	const [{ refunds, older }, due] = await Promise.all([
		listRefunds({ ...query, state }, PAGE_SIZE),
		countDue(),
	]);
	const note = due.count > 0 ? `${formatRupees(due.amount)} still has to go back` : "Nothing has to go back";
	return (
		<>
			<PageHead title="Refunds" note={note}>
				<WayOut
					href={`/api/seller/refunds/export?state=${state}`}
					download
					variant="outline"
					size="sm"
					icon="download"
				>
					As a table
				</WayOut>
			</PageHead>
			<Segments
				label="Refunds"
				items={[
					{ href: "/seller/refunds", label: "Due", current: state === "due", count: due.count },
					{ href: "/seller/refunds?state=settled", label: "Settled", current: state === "settled" },
				]}
			/>
			{refunds.length > 0 && <RefundsList refunds={refunds} now={clock.shopNow().getTime()} />}
			{refunds.length === 0 && (
				<EmptyState
					art="/art/one-receipt.webp"
					title={state === "due" ? "Nothing is owed" : "Nothing went back yet"}
				>
					{state === "due"
						? "What was paid for an order that does not go out appears here."
						: "A refund that you settle moves here."}
				</EmptyState>
			)}
			{older && <OlderLink href={`/seller/refunds?state=${state}&before=${older}`} />}
		</>
	);
}
