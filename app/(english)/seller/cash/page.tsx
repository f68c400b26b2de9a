import type { Metadata } from "next";
import { ClosingSheet } from "@/components/money/closing-sheet";
import { PrintButton } from "@/components/orders/print/print-controls";
import { RidersCash } from "@/components/riders/riders-cash";
import { PageHead } from "@/components/staff/page-head";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { ChevronLeft, ChevronRight, Download } from "@/components/ui/icons";
import { dayField } from "@/lib/money/schema";
import { readClosing } from "@/lib/money/server/closing";
import { readRidersCash } from "@/lib/money/server/riders-cash";
import { businessToday } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { boundsOfDay, DAY_MS, dayOf, formatDay, formatShortDay } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";

export const metadata: Metadata = { title: "Cash and closing" };

type CashPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

function besides(day: string, days: number): string {
	return dayOf(new Date(boundsOfDay(day).from.getTime() + days * DAY_MS));
}

function noteOf(outstanding: number): string {
	return outstanding > 0 ? `${formatRupees(outstanding)} is still with riders.` : "All cash is in.";
}

/** What riders hold, and the day in figures; earlier days are only read. */
export default async function CashPage({ searchParams }: CashPageProps) {
	if (!(await sellerOnPage("/seller/cash"))) return null;
	const today = businessToday();
	const requested = dayField.safeParse((await searchParams).day).data ?? today;
	const day = requested < today ? requested : today;
	const isToday = day === today;
	// What was handed over is read before what was collected, in both.
	const [riders, closing] = await Promise.all([isToday ? readRidersCash() : [], readClosing(day)]);
	const outstanding = riders.reduce((sum, rider) => sum + rider.outstanding, 0);
	return (
		<>
			<div className="print:hidden">
				<PageHead
					title="Cash and closing"
					note={`${formatDay(boundsOfDay(day).from)}. ${isToday ? noteOf(outstanding) : "This day is over."}`}
				>
					<div className="flex flex-wrap gap-2">
						<ButtonLink
							href={`/seller/cash?day=${besides(day, -1)}`}
							variant="quiet"
							size="sm"
							icon={ChevronLeft}
						>
							{formatShortDay(besides(day, -1))}
						</ButtonLink>
						{!isToday && (
							<ButtonLink href={`/seller/cash?day=${besides(day, 1)}`} variant="quiet" size="sm">
								{formatShortDay(besides(day, 1))}
								<ChevronRight className="icon" />
							</ButtonLink>
						)}
						<a
							href={`/api/seller/closing?day=${day}&format=csv`}
							download
							className={buttonClass({ variant: "outline", size: "sm" })}
						>
							<Download className="icon" />
							CSV
						</a>
						<PrintButton />
					</div>
				</PageHead>
			</div>
			<div
				className={
					isToday
						? "grid items-start gap-5 print:block lg:grid-cols-[minmax(0,1fr)_22rem]"
						: "w-full max-w-md print:max-w-none"
				}
			>
				{isToday && <RidersCash riders={riders} />}
				<ClosingSheet closing={closing} />
			</div>
		</>
	);
}
