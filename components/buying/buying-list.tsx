import { clsx } from "clsx";
import { ProductTile } from "@/components/products/card/product-tile";
import { ColumnHeads, end } from "@/components/staff/page-head";
import { Tag } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { UrduText } from "@/components/ui/urdu-text";
import type { ShownBuyingLine } from "@/lib/buying/rules/need";
import { amountText } from "@/lib/buying/rules/need";
import { formatAmount } from "@/lib/text/money";
import { shelfText, unbroken } from "@/lib/text/sold-by";

const HATCHED =
	"bg-[repeating-linear-gradient(115deg,var(--color-mango-400)_0_5px,var(--color-mango-600)_5px_7px)]";

/** What the colours of the bars mean. */
export function BuyingLegend() {
	const signs = [
		["On the shelf", "size-3 rounded-xs bg-chart-now"],
		["Buy", `size-3 rounded-xs ${HATCHED}`],
		["Ordered already", "h-4 w-0.75 rounded-xs bg-ink"],
		["More than usual", "size-3 rounded-xs bg-chart"],
	] as const;
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-3 text-xs text-ink-2">
			{signs.map(([label, look]) => (
				<li key={label} className="flex items-center gap-2">
					<span aria-hidden className={look} />
					{label}
				</li>
			))}
		</ul>
	);
}

/** The shelf and the need as one bar: green is there, hatched is to buy, the mark is ordered for certain. */
function NeedBar({ ordered, usual, shelf, buy }: ShownBuyingLine) {
	const need = Math.max(ordered, usual);
	const whole = Math.max(need, shelf, 1);
	const share = (units: number) => `${(units / whole) * 100}%`;
	return (
		<span
			aria-hidden
			className="relative flex h-4.5 overflow-clip rounded-sm bg-bg-sunk [overflow-clip-margin:4px]"
		>
			<span className="bg-chart-now" style={{ width: share(Math.min(shelf, need)) }} />
			<span className="bg-chart" style={{ width: share(Math.max(0, shelf - need)) }} />
			<span className={HATCHED} style={{ width: share(buy) }} />
			{ordered > 0 && (
				<span
					className="absolute -inset-y-1 w-0.75 -ms-0.5 rounded-xs bg-ink ring-1 ring-surface"
					style={{ insetInlineStart: share(ordered) }}
				/>
			)}
		</span>
	);
}

const columns = "lg:grid-cols-[2.5rem_minmax(9rem,1fr)_minmax(9rem,1fr)_4.5rem_4.5rem_4.5rem_7rem]";

function Amount({ label, units, of }: { label: string; units: number; of: ShownBuyingLine }) {
	return (
		<span className="text-ink-2 figures lg:text-end">
			<span className="text-ink-3 lg:sr-only">{label} </span>
			{of.stepGrams ? shelfText(units, of) : formatAmount(units)}
		</span>
	);
}

function BuyingRow({ line }: { line: ShownBuyingLine }) {
	const { name, urduName, buy } = line;
	const isEnough = buy === 0;
	return (
		<li
			className={clsx(
				"grid grid-cols-[2.5rem_auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2.5",
				columns,
			)}
		>
			<ProductTile product={line} sizes="2.5rem" small className="rounded-sm" />
			<p
				className={clsx(
					"flex min-w-0 flex-wrap items-center gap-x-2.5 font-strong max-lg:col-span-3",
					isEnough && "text-ink-3",
				)}
			>
				{name}
				{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
			</p>
			<span className="max-lg:order-1 max-lg:col-span-full">
				<NeedBar {...line} />
			</span>
			<span className="contents text-sm max-lg:[&>*:first-child]:col-span-2">
				<Amount label="ordered" units={line.ordered} of={line} />
				<Amount label="usual" units={line.usual} of={line} />
				<Amount label="shelf" units={line.shelf} of={line} />
			</span>
			<b className="text-end text-lg figures max-lg:col-start-5 max-lg:row-start-1">
				{isEnough ? (
					<Tag tone="success" icon={<Icon name="check" className="size-3.5" />}>
						enough
					</Tag>
				) : (
					unbroken(amountText(buy, line))
				)}
			</b>
		</li>
	);
}

/** What has to be bought, each product with its shelf and its need; what there is enough of at the end. */
export function BuyingList({ lines, weekday }: { lines: readonly ShownBuyingLine[]; weekday: string }) {
	return (
		<section aria-label="What to buy" className="overflow-clip rounded-lg bg-surface ring-1 ring-line">
			<BuyingLegend />
			<ColumnHeads
				className={`hidden gap-x-3 py-2.5 lg:grid ${columns}`}
				names={[
					["Product", "col-span-2"],
					"Shelf and need",
					end("Ordered"),
					end("Usual"),
					end("Shelf"),
					end("Buy"),
				]}
			/>
			<ul>
				{lines.map((line) => (
					<BuyingRow key={line.product} line={line} />
				))}
			</ul>
			<p className="border-t border-line px-4 py-3 text-xs text-ink-2">
				Usual is the middle of the last four {weekday}s. Ordered is from chosen times and weekly baskets.
			</p>
		</section>
	);
}

/** The same for paper: two scripts, a box to tick, room for what was paid. */
export function BuyingSheet({ title, lines }: { title: string; lines: readonly ShownBuyingLine[] }) {
	return (
		<table className="hidden w-full border-collapse text-black print:table [&_td]:border-b [&_td]:p-1.5 [&_th]:border-b-2 [&_th]:p-1.5 [&_th]:text-start">
			<caption className="pb-2 text-start text-xl font-heavy">{title}</caption>
			<thead>
				<tr>
					<th />
					<th colSpan={2}>Product</th>
					<th>Buy</th>
					<th className="w-28 border-s">Bought</th>
					<th className="w-28 border-s">Rs. each</th>
				</tr>
			</thead>
			<tbody>
				{lines
					.filter(({ buy }) => buy > 0)
					.map((line) => (
						<tr key={line.product} className="break-inside-avoid">
							<td className="w-8">
								<span className="block size-5 border-2" />
							</td>
							<td className="font-bold">{line.name}</td>
							<td>{line.urduName && <UrduText className="text-lg">{line.urduName}</UrduText>}</td>
							<td className="text-lg font-heavy whitespace-nowrap">{amountText(line.buy, line)}</td>
							<td className="border-s" />
							<td className="border-s" />
						</tr>
					))}
			</tbody>
		</table>
	);
}
