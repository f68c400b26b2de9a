import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { ListFault, PriceListReport } from "@/lib/products/schema/bulk-change";
import { counted, formatAmount } from "@/lib/text/money";

/** So many lines are drawn of each kind; a file may have thousands. */
const SHOWN = 50;

const PARTS = ["faults", "added", "changes", "same"] as const;
type Part = (typeof PARTS)[number];

const WORDS: Record<Part, { label: string; bar: string }> = {
	faults: { label: "Faults", bar: "bg-danger" },
	added: { label: "New", bar: "bg-primary" },
	changes: { label: "Changed", bar: "bg-accent" },
	same: { label: "The same", bar: "bg-line-strong" },
};

const cell = (text: string) => `"${text.replace(/^'*[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** The wrong lines as a CSV file, for whoever mends them. */
function faultsFile(faults: readonly ListFault[]): string {
	const rows = faults.map(({ line, name, column, value, message }) =>
		[String(line), name, column, value, message].map(cell),
	);
	const heading = ["Line", "Product", "Column", "What is there", "What is needed"];
	const text = [heading, ...rows].map((cells) => cells.join(",")).join("\r\n");
	return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`;
}

/** Each wrong line: what is there, and what is needed. */
function Faults({ faults }: { faults: readonly ListFault[] }) {
	const lines = faults.length === 1 ? "1 line is" : `${formatAmount(faults.length)} lines are`;
	return (
		<Notice tone="danger" live title={`${lines} wrong. Nothing was changed.`}>
			<ul className="mt-1 grid gap-1">
				{faults.slice(0, SHOWN).map(({ line, name, column, value, message }) => (
					<li key={`${line} ${column}`} className="grid gap-x-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
						<span className="wrap-anywhere">
							Line {line}: {message}
						</span>
						<span className="text-sm wrap-anywhere">
							{name && <b>{name} </b>}
							<code>{column}</code> {value && <code>{value.slice(0, 80)}</code>}
						</span>
					</li>
				))}
			</ul>
			<p className="mt-2">Mend them in the file and choose it again.</p>
			<a
				href={faultsFile(faults)}
				download="faulty-lines.csv"
				className={`mt-2 no-underline! ${buttonClass({ variant: "outline", size: "sm" })}`}
			>
				<Download className="icon" />
				{faults.length === 1 ? "The line as a file" : `The ${formatAmount(faults.length)} lines as a file`}
			</a>
		</Notice>
	);
}

function Lines({ title, of, children }: { title: string; of: number; children: ReactNode }) {
	return (
		<Panel className="grid gap-2">
			<PanelTitle className="text-lg">
				{title} <span className="text-sm font-semibold text-ink-3 figures">{formatAmount(of)}</span>
			</PanelTitle>
			<ul>{children}</ul>
			{of > SHOWN && <p className="text-sm text-ink-3">The first {SHOWN} of them.</p>}
		</Panel>
	);
}

const row =
	"grid gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]";

/** What a file would do, read like a list of what will happen: its faults first, then what is new and what changes. */
export function ImportReport({ report }: { report: PriceListReport }) {
	const { faults, added, changes, unchanged } = report;
	const counts: Record<Part, number> = {
		faults: faults.length,
		added: added.length,
		changes: changes.length,
		same: unchanged,
	};
	const [part, setPart] = useState<Part>(changes.length > 0 ? "changes" : "added");
	return (
		<div className="grid gap-4">
			<div aria-hidden className="flex h-3 gap-1">
				{PARTS.filter((each) => counts[each] > 0).map((each) => (
					<i
						key={each}
						style={{ flexGrow: counts[each] }}
						className={clsx("min-w-2 rounded-xs", WORDS[each].bar)}
					/>
				))}
			</div>
			<div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
				{PARTS.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={part === each && counts[each] > 0}
						disabled={counts[each] === 0 || each === "faults" || each === "same"}
						onClick={() => setPart(each)}
						className={clsx(
							"grid rounded-lg px-4 py-3 text-start inset-ring-1 inset-ring-line aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary",
							each === "faults" && counts.faults > 0 ? "bg-danger-soft text-on-danger-soft" : "bg-surface",
						)}
					>
						<b className="display-type text-title figures">{formatAmount(counts[each])}</b>
						<span className="text-sm font-strong">{WORDS[each].label}</span>
					</button>
				))}
			</div>
			{faults.length > 0 && <Faults faults={faults} />}
			<p role="status">
				{added.length > 0 && `${counted(added.length, "product")} would be new, `}
				{counted(changes.length, "product")} would change, {unchanged} stay as they are.
			</p>
			{part === "added" && added.length > 0 && (
				<Lines title="New" of={added.length}>
					{added.slice(0, SHOWN).map(({ line, name, category, price }) => (
						<li key={line} className={row}>
							<b className="wrap-anywhere">{name}</b>
							<span className="text-ink-2">
								{category}, Rs. {formatAmount(Number(price))}
							</span>
						</li>
					))}
				</Lines>
			)}
			{part === "changes" && changes.length > 0 && (
				<Lines title="Changed" of={changes.length}>
					{changes.slice(0, SHOWN).map((change) => (
						<li key={change.line} className={row}>
							<b className="wrap-anywhere">{change.name}</b>
							<span className="grid text-ink-2">
								{change.changes.map(({ field, before, after }) => (
									<span key={field} className="wrap-anywhere">
										{field}: {before && <del className="text-ink-3">{before}</del>}{" "}
										<ins className="no-underline">{after || "nothing"}</ins>
									</span>
								))}
							</span>
						</li>
					))}
				</Lines>
			)}
		</div>
	);
}
