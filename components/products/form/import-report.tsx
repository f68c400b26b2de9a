import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { UrduText } from "@/components/ui/urdu-text";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { formatAmount } from "@/lib/text/money";
import { ProductTile } from "../card/product-tile";

/** So many lines are drawn of each kind, and of what would change below faults; a file may have thousands. */
const [SHOWN, GLANCE] = [50, 3];

const PARTS = ["added", "changes", "same", "faults"] as const;
type Part = (typeof PARTS)[number];

const WORDS: Record<Part, { label: string; bar: string; look?: string }> = {
	added: { label: "New", bar: "bg-primary", look: "[&>b]:text-primary" },
	changes: { label: "Changed", bar: "bg-accent" },
	same: { label: "The same", bar: "bg-line-strong" },
	faults: {
		label: "Faults",
		bar: "bg-danger",
		look: "text-danger aria-pressed:bg-danger-soft aria-pressed:text-on-danger-soft aria-pressed:inset-ring-danger",
	},
};

const only = (of: number) => of > SHOWN && <p className="px-4 pb-3 text-sm text-ink-3">The first {SHOWN}.</p>;

/** Each fault by line and column: what is there, and what is needed. */
function Faults({ faults }: Pick<PriceListReport, "faults">) {
	return (
		<Panel className="overflow-hidden p-0!">
			<table className="w-full text-start text-sm max-lg:block [&_td]:px-4 [&_td]:py-3 max-lg:[&_td]:p-0 [&_th]:px-4 [&_th]:py-2.5">
				<caption className="sr-only">Faults by line</caption>
				<thead className="bg-bg-sunk text-xs text-ink-2 max-lg:sr-only">
					<tr className="[&_th]:text-start">
						<th className="text-end!">Line</th>
						<th>Product</th>
						<th>Column</th>
						<th>What is there</th>
						<th>What is needed</th>
					</tr>
				</thead>
				<tbody className="max-lg:block">
					{faults.slice(0, SHOWN).map(({ line, name, column, value, needed }) => (
						<tr
							key={`${line} ${column}`}
							className="border-t border-line first:border-t-0 wrap-anywhere max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3"
						>
							<td className="font-strong figures lg:w-18 lg:text-end">
								<span className="font-normal text-ink-3 lg:sr-only">line </span>
								{line}
							</td>
							<td className="font-strong">{name}</td>
							<td className="font-mono">{column}</td>
							<td className="max-lg:col-span-full">
								{value ? (
									<code className="rounded-xs bg-danger-soft px-1.75 py-0.5 text-on-danger-soft">
										{value.slice(0, 80)}
									</code>
								) : (
									<span className="text-ink-3">nothing</span>
								)}
							</td>
							<td className="text-ink-2 max-lg:col-span-full">{needed}</td>
						</tr>
					))}
				</tbody>
			</table>
			{only(faults.length)}
		</Panel>
	);
}

type LinesProps = { title: string; count: ReactNode; aside?: ReactNode; children: ReactNode };

function Lines({ title, count, aside, children }: LinesProps) {
	return (
		<Panel className="grid gap-2">
			<div className="flex items-center justify-between gap-3">
				<PanelTitle className="text-lg">
					{title} <span className="text-sm font-semibold text-ink-3 figures">{count}</span>
				</PanelTitle>
				{aside}
			</div>
			<ul>{children}</ul>
		</Panel>
	);
}

const row = "border-t border-line py-2.5 wrap-anywhere first:border-t-0";

function Change({ changes, ...product }: PriceListReport["changes"][number]) {
	const { name, urduName } = product;
	return (
		<li
			className={`grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 lg:grid-cols-[2.5rem_18rem_minmax(0,1fr)] ${row}`}
		>
			<ProductTile product={{ ...product, inStock: true }} sizes="2.5rem" small className="rounded-sm" />
			<p className="flex min-w-0 flex-wrap items-center gap-x-2.5 font-strong">
				{name}
				{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
			</p>
			<span className="grid gap-1 max-lg:col-start-2">
				{changes.map(({ field, before, after }) => (
					<span
						key={field}
						className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 lg:grid-cols-[9rem_fit-content(40%)_auto_minmax(0,1fr)]"
					>
						<span className="text-sm text-ink-2 max-lg:col-span-full">{field}</span>
						<del className="text-ink-3">{before || "nothing"}</del>
						<Icon name="arrow-right" className="size-4 text-ink-3" />
						<ins className="font-strong no-underline max-lg:text-end">{after || "nothing"}</ins>
					</span>
				))}
			</span>
		</li>
	);
}

/** What a file would do, read like a list of what will happen: its faults first, then what is new and what changes. */
export function ImportReport({ report }: { report: PriceListReport }) {
	const { errors, faults, added, changes, unchanged } = report;
	const counts: Record<Part, number> = {
		added: added.length,
		changes: changes.length,
		same: unchanged,
		faults: errors.length,
	};
	const [chosen, choose] = useState<Part | null>(null);
	const first: Part = faults.length > 0 ? "faults" : changes.length > 0 ? "changes" : "added";
	const part = chosen ?? first;
	const most = part === "changes" ? SHOWN : GLANCE;
	return (
		<div className="grid gap-4">
			<div aria-hidden className="drawn flex h-3.5 gap-0.75">
				{PARTS.filter((each) => counts[each] > 0).map((each) => (
					<i
						key={each}
						style={{ flexGrow: counts[each] }}
						className={clsx("min-w-2 rounded-xs", WORDS[each].bar)}
					/>
				))}
			</div>
			<div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
				{(["faults", "added", "changes", "same"] as const).map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={part === each && counts[each] > 0}
						disabled={counts[each] === 0 || each === "same"}
						onClick={() => choose(each)}
						className={clsx(
							"grid rounded-lg bg-surface px-4 py-3 text-start inset-ring-1 inset-ring-line aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary",
							counts[each] > 0 && WORDS[each].look,
						)}
					>
						<b className="display-type text-title figures">{formatAmount(counts[each])}</b>
						<span className="text-sm font-strong">{WORDS[each].label}</span>
					</button>
				))}
			</div>
			{part === "faults" && <Faults faults={faults} />}
			{part === "added" && added.length > 0 && (
				<Lines title="New" count={formatAmount(added.length)}>
					{added.slice(0, SHOWN).map(({ line, name, category, offerPrice }) => (
						<li key={line} className={`grid gap-x-4 lg:grid-cols-[18rem_minmax(0,1fr)] ${row}`}>
							<b className="font-strong">{name}</b>
							<span className="text-ink-2">
								{category}, Rs. {formatAmount(Number(offerPrice))}
							</span>
						</li>
					))}
				</Lines>
			)}
			{part !== "added" && changes.length > 0 && (
				<Lines
					title="Changed"
					count={`${formatAmount(changes.length)}${changes.length > most ? `, the first ${most}` : ""}`}
					aside={
						changes.length > most &&
						part === "faults" && (
							<button
								type="button"
								onClick={() => choose("changes")}
								className="inline-flex min-h-tap items-center gap-1.5 font-bold text-primary hover:underline"
							>
								All <Icon name="arrow-right" />
							</button>
						)
					}
				>
					{changes.slice(0, most).map((change) => (
						<Change key={change.line} {...change} />
					))}
				</Lines>
			)}
		</div>
	);
}
