import { clsx } from "clsx";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { type CameState, priceForMargin } from "@/lib/buying/rules/came";
import type { ShownBuyingLine } from "@/lib/buying/rules/need";
import { formatAmount, formatRupees } from "@/lib/text/money";

const KEYS = [
	["Enter", "next"],
	["Tab", "to the cost"],
	["=", "as planned"],
	["Ctrl S", "save"],
] as const;

/** What a product cost the last times and costs now, in rupees, the highest as high as the panel. */
function CostBars({ costs, isNowDear }: { costs: readonly number[]; isNowDear: boolean }) {
	const most = Math.max(1, ...costs);
	return (
		<ol aria-label="What it cost, the last time at the end" className="flex h-20 items-end gap-1.5">
			{costs.map((cost, place) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: the same cost may come twice.
					key={place}
					className="grid min-w-0 max-w-10 flex-1 gap-1 text-center text-xs text-ink-2 figures"
				>
					{formatAmount(cost)}
					<i
						aria-hidden
						style={{ height: `${(cost / most) * 3.5}rem` }}
						className={clsx(
							"drawn block rounded-xs",
							isNowDear && place === costs.length - 1 ? "bg-danger" : "bg-leaf-400",
						)}
					/>
				</li>
			))}
		</ol>
	);
}

type CostPanelProps = {
	line: ShownBuyingLine;
	state: CameState;
	/** What it cost the last times, the latest last. */
	history: readonly number[];
};

/** Beside what came: what the product under the cursor cost the last times, and which price keeps its margin. */
export function CostPanel({ line, state, history }: CostPanelProps) {
	const { name, stepGrams, unit, cost: last = null, offerPrice } = line;
	const { cost, isTyped, isBelowCost, isMuchMore } = state;
	const isNew = isTyped && cost !== null && cost !== last;
	const costs = isNew ? [...history, cost] : history;
	const one = stepGrams ? "kg" : unit.replace(/^1 /, "") || "piece";
	const price = cost === null ? null : priceForMargin(line, cost);
	return (
		<Panel aria-labelledby="cost" className="sticky top-20 grid gap-3 p-4.5 max-wide:hidden md:p-4.5">
			<div>
				<PanelTitle id="cost" className="text-lg">
					{name}
				</PanelTitle>
				<p className="text-sm text-ink-2">
					{costs.length > 0 ? `What it cost the last times, Rs. a ${one}` : "Nobody has said what it costs."}
				</p>
			</div>
			{costs.length > 0 && <CostBars costs={costs} isNowDear={isNew && (isMuchMore || isBelowCost)} />}
			{cost !== null && cost > offerPrice && (
				<p className="text-sm">
					At {formatRupees(offerPrice)} each {one} loses {formatRupees(cost - offerPrice)}.
				</p>
			)}
			{isNew && price !== null && price !== offerPrice && (
				<p className="text-sm">
					For the usual margin: <b>{formatRupees(price)}</b>.
				</p>
			)}
			<Link href="/seller/prices" prefetch={false} className={buttonClass({ variant: "soft", size: "sm" })}>
				To morning prices
			</Link>
			<dl className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1 border-t border-line pt-3 text-sm text-ink-2">
				{KEYS.map(([key, does]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="rounded-xs px-1.5 text-xs inset-ring-1 inset-ring-line-strong">{key}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
