import { clsx } from "clsx";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PrintButton } from "@/components/orders/print/print-controls";
import { RidersCash } from "@/components/riders/riders-cash";
import { PageHead, WayOut } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { type Closing, differenceText } from "@/lib/money/cash";
import { dayField } from "@/lib/money/schema";
import { readClosing } from "@/lib/money/server/closing";
import { readRidersCash } from "@/lib/money/server/riders-cash";
import { ON_HOLD } from "@/lib/orders/rules/order-states";
import { countOpen } from "@/lib/orders/server/staff/find-orders";
import { WALLET_NAMES, WALLETS } from "@/lib/payments/rules";
import { businessToday, currentShop } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import {
	boundsOfDay,
	DAY_MS,
	dayOf,
	formatDate,
	formatDay,
	formatShortDay,
	formatWeekday,
} from "@/lib/text/dates";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { formatWeight } from "@/lib/text/sold-by";

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="break-inside-avoid">
			<h3 className="mt-4 mb-1 font-strong">{title}</h3>
			<dl className="grid gap-1">{children}</dl>
		</section>
	);
}

function Row({ label, value, look }: { label: string; value: string; look?: "total" | "bad" }) {
	return (
		<div
			className={clsx(
				"flex items-baseline justify-between gap-4 figures",
				look === "total" && "mt-1 border-t border-dashed border-line-strong pt-2 text-base font-strong",
				look === "bad" && "font-strong text-danger",
			)}
		>
			<dt className={look ? undefined : "text-ink-2"}>{label}</dt>
			<dd className="font-strong whitespace-nowrap">{value}</dd>
		</div>
	);
}

/** A rider's difference, or the day's: nothing where none. */
function DifferenceRow({ of, difference }: { of: string; difference: number }) {
	if (difference === 0) return null;
	const value = formatRupees(Math.abs(difference));
	return <Row label={`${of}: ${differenceText(difference).toLowerCase()}`} value={value} look="bad" />;
}

type ClosingSheetProps = {
	closing: Closing;
	/** How many orders are on hold now; nothing for a day that is over. */
	onHold?: number;
};

/** A day in figures, as a sheet that is printed and signed. What riders still hold is expected at their next count. */
function ClosingSheet({ closing, onHold }: ClosingSheetProps) {
	const { day, sales, cash, handovers, refunds, credit, wasted, withRiders, unpaid } = closing;
	const { from } = boundsOfDay(day);
	const all = Object.values(sales).reduce((sum, amount) => sum + amount, 0);
	return (
		<section
			aria-labelledby="closing"
			className="rounded-md bg-surface p-5 ring-1 ring-line print:rounded-none print:p-0 print:ring-0"
		>
			<header className="flex items-start justify-between gap-4 border-b-2 border-ink pb-3">
				<div>
					<p className="hidden print:block">{currentShop().name}</p>
					<h2 id="closing" className="display-type text-xl">
						Day closing
					</h2>
				</div>
				<p className="text-end">
					{formatWeekday(from)}
					<br />
					{formatDate(from.toISOString())}
				</p>
			</header>
			<div className="print:columns-2 print:gap-10">
				<Section title="Orders">
					<Row label="Orders delivered" value={formatAmount(closing.orders)} />
					<Row label="Orders cancelled" value={formatAmount(closing.cancelled)} />
					{onHold !== undefined && <Row label="Orders on hold" value={formatAmount(onHold)} />}
				</Section>
				<Section title="Sales">
					<Row label="Cash" value={formatRupees(sales.cash ?? 0)} />
					{WALLETS.map((wallet) => (
						<Row key={wallet} label={WALLET_NAMES[wallet]} value={formatRupees(sales[wallet] ?? 0)} />
					))}
					<Row label="Credit" value={formatRupees(sales.credit ?? 0)} />
					<Row label="All sales" value={formatRupees(all)} look="total" />
				</Section>
				<Section title="Cash">
					<Row label="Expected of what was counted" value={formatRupees(cash.expected)} />
					<Row label="Received" value={formatRupees(cash.received)} />
					{handovers.map(({ rider, difference, at }) => (
						<DifferenceRow key={`${rider._id}:${at}`} of={rider.name} difference={difference} />
					))}
					{withRiders > 0 && (
						<>
							<Row label="Still with riders" value={formatRupees(withRiders)} look="bad" />
							<Row label="All cash" value={formatRupees(cash.received + withRiders)} look="total" />
						</>
					)}
					{unpaid > 0 && <Row label="Delivered, not in yet" value={formatRupees(unpaid)} look="bad" />}
				</Section>
				<Section title="Given back">
					<Row label={`Refunds, ${formatAmount(refunds.count)}`} value={formatRupees(refunds.amount)} />
					<Row label="Credit given" value={formatRupees(credit.given)} />
					<Row label="Credit used" value={formatRupees(credit.used)} />
				</Section>
				{wasted.length > 0 && (
					<Section title="Wasted">
						{wasted.map(({ product, name, quantity, stepGrams }) => (
							<Row
								key={`${product} ${stepGrams}`}
								label={name}
								value={stepGrams ? formatWeight(quantity) : formatAmount(quantity)}
							/>
						))}
					</Section>
				)}
				{handovers.length > 0 && (
					<Section title="Riders, counted">
						{handovers.map(({ rider, counted, at }) => (
							<Row key={`${rider._id}:${at}`} label={rider.name} value={formatRupees(counted)} />
						))}
					</Section>
				)}
			</div>
			<div className="mt-12 grid grid-cols-2 gap-6 text-xs text-ink-2">
				<span className="border-t border-line-strong pt-1">Counted by</span>
				<span className="border-t border-line-strong pt-1">Handed over by</span>
			</div>
		</section>
	);
}

export const metadata: Metadata = { title: "Cash and closing" };

function besides(day: string, days: number): string {
	return dayOf(new Date(boundsOfDay(day).from.getTime() + days * DAY_MS));
}

function noteOf(outstanding: number): string {
	return outstanding > 0 ? `${formatRupees(outstanding)} is still with riders.` : "All cash is in.";
}

/** What riders hold, and the day in figures; earlier days are only read. */
export default async function CashPage({ searchParams }: PageProps<"/seller/cash">) {
	if (!(await sellerOnPage("/seller/cash"))) return null;
	const today = businessToday();
	const requested = dayField.safeParse((await searchParams).day).data ?? today;
	const day = requested < today ? requested : today;
	const isToday = day === today;
	// What was handed over is read before what was collected, in both.
	const [riders, closing, open] = await Promise.all([
		isToday ? readRidersCash() : [],
		readClosing(day),
		isToday ? countOpen() : null,
	]);
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
							icon="chevron-left"
						>
							{formatShortDay(besides(day, -1))}
						</ButtonLink>
						{!isToday && (
							<ButtonLink href={`/seller/cash?day=${besides(day, 1)}`} variant="quiet" size="sm">
								{formatShortDay(besides(day, 1))}
								<Icon name="chevron-right" />
							</ButtonLink>
						)}
						<WayOut
							href={`/api/seller/closing?day=${day}&format=csv`}
							download
							variant="outline"
							size="sm"
							icon="download"
						>
							CSV
						</WayOut>
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
				{isToday && <RidersCash riders={riders} handovers={closing.handovers} />}
				<ClosingSheet closing={closing} onHold={open?.[ON_HOLD]} />
			</div>
		</>
	);
}
