import type { Metadata } from "next";
import { FigureSums, MarginDays, MarginList, ToClosings } from "@/components/buying/figures";
import { PageHead, Segments } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel } from "@/components/ui/panel";
import { marginsQuerySchema } from "@/lib/buying/calls";
import type { ShownMargin } from "@/lib/buying/rules/margins";
import { readShownMargins } from "@/lib/buying/server/margins";
import { businessToday } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { boundsOfDay, daysAfter, formatDay } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Figures" };

const PATH = "/seller/figures";

/** By how many rupees one of two comes first; those without a figure last. */
const byMost = (of: (one: ShownMargin) => number | null) => (one: ShownMargin, other: ShownMargin) =>
	(of(other) ?? Number.NEGATIVE_INFINITY) - (of(one) ?? Number.NEGATIVE_INFINITY) ||
	other.revenue - one.revenue;

const ORDERS = {
	margin: { label: "Most margin", sort: byMost(({ margin }) => margin) },
	waste: { label: "Most waste", sort: byMost(({ wasted }) => wasted) },
	loss: { label: "Losing", sort: byMost(({ margin }) => (margin === null ? null : -margin)) },
} as const;

const isOrder = (text: unknown): text is keyof typeof ORDERS => typeof text === "string" && text in ORDERS;

/** What was earned by what was sold, over some days, by day and by product. */
export default async function FiguresPage({ searchParams }: PageProps<"/seller/figures">) {
	if (!(await sellerOnPage(PATH))) return null;
	const asked = await searchParams;
	const yesterday = daysAfter(businessToday(), -1);
	const usual = { from: daysAfter(yesterday, -6), to: yesterday };
	const range = marginsQuerySchema.safeParse(asked);
	const { from, to } = range.data ?? usual;
	const isAsked = asked.from !== undefined || asked.to !== undefined;
	const fault = isAsked ? range.error?.issues[0]?.message : undefined;
	const typed = { from, to, ...(fault && { from: String(asked.from ?? ""), to: String(asked.to ?? "") }) };
	const order = isOrder(asked.by) ? asked.by : "margin";
	const { totals, days, products } = await readShownMargins(from, to);
	const hrefOf = (first: string, last: string, by = order) => `${PATH}?from=${first}&to=${last}&by=${by}`;
	const ranges = [
		["Today", daysAfter(yesterday, 1), daysAfter(yesterday, 1)],
		["Yesterday", yesterday, yesterday],
		["7 days", usual.from, yesterday],
		["30 days", daysAfter(yesterday, -29), yesterday],
	] as const;
	const name = (day: string) => formatDay(boundsOfDay(day).from);
	return (
		<>
			<PageHead
				title="Figures"
				note={`${from === to ? name(from) : `${name(from)} to ${name(to)}`}. The sums are those of the closings.`}
			>
				<div className="flex max-w-full flex-wrap items-center gap-2">
					<Segments
						label="Days"
						items={ranges.map(([label, first, last]) => {
							return { href: hrefOf(first, last), label, current: first === from && last === to };
						})}
					/>
					<form action={PATH} className="flex max-w-full items-center gap-2 max-[24rem]:flex-wrap">
						<input type="hidden" name="by" value={order} />
						<Input
							type="date"
							name="from"
							defaultValue={typed.from}
							aria-label="From"
							required
							className="w-38! min-w-0"
						/>
						<Input
							type="date"
							name="to"
							defaultValue={typed.to}
							aria-label="To"
							required
							className="w-38! min-w-0"
						/>
						<Button type="submit" variant="quiet" size="sm">
							Show
						</Button>
					</form>
					{fault && (
						<div className="basis-full">
							<FieldError>{fault}</FieldError>
						</div>
					)}
				</div>
			</PageHead>
			<Panel aria-label="Sums" className="grid gap-5">
				<FigureSums totals={totals} />
				{days.length > 1 && days.length <= 62 && <MarginDays days={days} />}
				<ToClosings totals={totals} />
			</Panel>
			<MarginList products={products.toSorted(ORDERS[order].sort)}>
				<Segments
					label="Order"
					items={(["margin", "waste", "loss"] as const).map((by) => {
						return { href: hrefOf(from, to, by), label: ORDERS[by].label, current: by === order };
					})}
				/>
			</MarginList>
		</>
	);
}
