"use client";

import { Fragment, useEffect, useId, useState } from "react";
import { PageHead, ProductViews, WayOut } from "@/components/staff/page-head";
import { Button, buttonClass } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { ApiError, isRecord, messageOf, randomKey, textsOf } from "@/lib/client/api";
import type { AnswerTo } from "@/lib/client/api-types";
import { saveFile } from "@/lib/client/document";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { bulkText } from "@/lib/products/client/product-list";
import type { ListFault, PriceListReport } from "@/lib/products/schema/bulk-change";
import { sellerCall } from "@/lib/team/client";
import { formatTime } from "@/lib/text/dates";
import { counted, formatAmount } from "@/lib/text/money";
import { ImportReport } from "./import-report";

/** A chosen file, and the key by which it is imported once however often that is pressed. */
type Checked = { file: File; report: PriceListReport; key: string };
type Progress = AnswerTo<"GET /api/product/import/{key}">["progress"];

const LOOK_EVERY_MS = 1_000;
const KINDS = { shopify: "an export of Shopify", woocommerce: "an export of WooCommerce" } as const;

function send(file: File, query: { dry?: "1"; key?: string }) {
	const type = /\.zip$/i.test(file.name) ? "application/zip" : "text/csv";
	return sellerCall("POST /api/product/import", { query, body: new Blob([file], { type }) });
}

/** How another shop's file was understood: which of its columns is which field. */
function Understood({ kind, columns }: PriceListReport["understood"]) {
	if (kind !== "shopify" && kind !== "woocommerce") return null;
	return (
		<>
			{` Understood as ${KINDS[kind]}: `}
			{columns.map(({ field, column }, at) => (
				<Fragment key={field}>
					{at > 0 && ", "}
					<b>{column}</b> is {field}
				</Fragment>
			))}
			.
		</>
	);
}

/** How far the import of this key is, asked for while it runs. */
function useProgress(key: string | null): Progress | null {
	const [progress, setProgress] = useState<Progress | null>(null);
	useEffect(() => {
		setProgress(null);
		if (key === null) return;
		const timer = setInterval(() => {
			void sellerCall("GET /api/product/import/{key}", { params: { key } }).then(
				(answer) => setProgress(answer.progress),
				() => undefined,
			);
		}, LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [key]);
	return progress;
}

/** A file under way: its lines, and the way out. */
function Importing({
	of,
	progress,
	onCancel,
}: {
	of: number;
	progress: Progress | null;
	onCancel: () => void;
}) {
	const done = progress?.done ?? 0;
	const all = progress?.of || of;
	return (
		<Panel className="grid gap-3">
			<p role="status" className="font-strong">
				{done > 0 ? `Line ${formatAmount(done)} of ${formatAmount(all)}` : "Reading the file"}
			</p>
			<progress aria-label="Import" max={all} value={done} className="h-3 w-full accent-primary" />
			<p className="text-sm text-ink-2">Leaving this page stops nothing.</p>
			<Button variant="outline" size="sm" onClick={onCancel} className="justify-self-start">
				Cancel
			</Button>
		</Panel>
	);
}

/** The report with the faults that showed only while it was applied, as of a picture that could not be fetched. */
function withFaults(report: PriceListReport, error: unknown): PriceListReport {
	const { faults, faultyLines } = error instanceof ApiError ? error.answer : {};
	if (!Array.isArray(faults) || typeof faultyLines !== "string") return report;
	const read = faults.filter(isRecord).map(({ line, ...texts }): ListFault => {
		const { name = "", column = "", value = "", message = "", needed = "" } = textsOf(texts);
		return { line: Number(line), name, column, value, message, needed };
	});
	return { ...report, errors: read, faults: read, faultyLines };
}

/** How many lines of it can be taken, and how many are wrong. */
function linesOf({ errors, added, changes, unchanged }: PriceListReport) {
	const wrong = new Set(errors.map(({ line }) => line));
	const good = [...added, ...changes].filter(({ line }) => !wrong.has(line)).length;
	return { good: good + unchanged, wrong: wrong.size, all: good + unchanged + wrong.size };
}

/** The faulty lines with what is wrong, to be mended and chosen again. */
function saveFaultyLines({ name }: File, { faultyLines }: PriceListReport): void {
	saveFile(`${name.replace(/\.\w+$/, "")}-faulty-lines.csv`, new Blob([faultyLines], { type: "text/csv" }));
}

type ImportEndProps = { checked: Checked; busy: boolean; onApply: () => void };

/** What the file comes to, and the way to take it: all of it, or nothing while a line is wrong. */
function ImportEnd({ checked: { file, report }, busy, onApply }: ImportEndProps) {
	const id = useId();
	const { added, changes, unchanged } = report;
	const { good, wrong } = linesOf(report);
	const isNews = added.length + changes.length > 0;
	return (
		<div className="grid items-center gap-3 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
			<p id={id} role="status" className={wrong > 0 ? "flex gap-2 font-strong text-danger" : "text-ink-2"}>
				{wrong > 0 ? (
					<>
						<Icon name="circle-exclamation-point" />
						<span>
							{wrong === 1 ? "1 line has a fault" : `${formatAmount(wrong)} lines have faults`}. Nothing has
							been changed. Mend {wrong === 1 ? "it" : "them"} in the file and choose it again.
						</span>
					</>
				) : (
					`${counted(added.length, "product")} would be new, ${formatAmount(changes.length)} would change, ${formatAmount(unchanged)} stay as they are.`
				)}
			</p>
			{wrong > 0 && (
				<Button variant="outline" size="sm" icon="download" onClick={() => saveFaultyLines(file, report)}>
					{wrong === 1 ? "The line as a file" : `The ${formatAmount(wrong)} lines as a file`}
				</Button>
			)}
			<Button
				size="sm"
				busy={busy}
				disabled={wrong > 0 || !isNews}
				aria-describedby={id}
				onClick={onApply}
				className="lg:col-start-3"
			>
				Import {counted(good, "line")}
			</Button>
		</div>
	);
}

type ChooseFileProps = { label: string; disabled: boolean; onFile: (file: File) => void };

function ChooseFile({ label, disabled, onFile }: ChooseFileProps) {
	return (
		<label
			className={`${buttonClass({ variant: "outline", size: "sm" })} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60`}
		>
			<input
				type="file"
				accept=".csv,text/csv,.zip,application/zip"
				className="sr-only"
				disabled={disabled}
				onChange={(event) => {
					const [file] = event.target.files ?? [];
					if (file) onFile(file);
					event.target.value = "";
				}}
			/>
			<Icon name="upload" />
			{label}
		</label>
	);
}

/** The products on sale as a CSV file, out and in again, and new ones by file; before anything changes it is read and shown. */
export function PriceList() {
	const [checked, setChecked] = useState<Checked | null>(null);
	const [error, setError] = useState<string | undefined>();
	const [key, setKey] = useState<string | null>(null);
	/** What the last import came to; empty before the first. */
	const [done, setDone] = useState("");
	const progress = useProgress(key);
	const check = useAction(
		async (file: File) => {
			setError(undefined);
			setDone("");
			setChecked(null);
			const { report } = await send(file, { dry: "1" });
			if (report) setChecked({ file, report, key: randomKey() });
		},
		{ words: "The list could not be read", say: setError },
	);
	const apply = useAction(
		async ({ file, report, key }: Checked) => {
			setKey(key);
			try {
				const { changed = 0, added = 0, missed = [] } = await send(file, { key });
				const news = added > 0 ? `${counted(added, "product")} added, ${formatAmount(changed)} changed` : "";
				toast.success(news || bulkText({ changed, missed }));
				const at = formatTime(new Date().toISOString());
				setDone(`${formatAmount(added)} new, ${formatAmount(changed)} changed, ${file.name}, ${at}`);
				setChecked(null);
			} catch (refusal) {
				setChecked({ file, report: withFaults(report, refusal), key });
				throw refusal;
			} finally {
				setKey(null);
			}
		},
		{ words: "Failed to import the list", say: (message) => toast.error(message) },
	);
	const cancel = () => {
		if (key === null) return;
		void sellerCall("DELETE /api/product/import/{key}", { params: { key } }).catch((reason: unknown) => {
			if (reason instanceof ApiError) toast.error(messageOf(reason, "The import could not be cancelled"));
		});
	};

	const busy = check.busy || apply.busy;
	const onFile = (file: File) => void check.run(file);
	return (
		<>
			<PageHead title="Overview" note="Catalogue by file: look first, then all or nothing." />
			<ProductViews current="file" />
			{!checked && (
				<div className="grid items-start gap-4.5 lg:grid-cols-2">
					<Panel title="Out" small className="grid justify-items-start gap-3">
						<p>
							A CSV file with every product of the shelf. Change prices, stock and texts; leave the slug as it
							is.
						</p>
						<WayOut href="/api/product/export" download variant="outline" size="sm" icon="download">
							Download the list
						</WayOut>
					</Panel>
					<Panel title="In" small className="grid justify-items-start gap-3">
						<p>
							The same list, an export of Shopify or WooCommerce, or a zip of a CSV and its pictures. It is
							read and shown first. Nothing changes until you say so.
						</p>
						<ChooseFile label={check.busy ? "Reading" : "Choose a list"} disabled={busy} onFile={onFile} />
						{error && <FieldError>{error}</FieldError>}
						{done && (
							<p className="flex items-start gap-2 font-strong wrap-anywhere">
								<Icon name="circle-check" className="text-primary" />
								{done}
							</p>
						)}
					</Panel>
				</div>
			)}
			{checked && (
				<section className="grid gap-4" aria-label={checked.file.name}>
					<Panel className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 leading-snug lg:grid-cols-[auto_minmax(0,1fr)_auto]">
						<span className="grid size-12 place-items-center rounded-sm bg-primary-soft text-on-primary-soft">
							<Icon name="file-spreadsheet" className="size-6.5" />
						</span>
						<div className="wrap-anywhere">
							<b className="font-strong">{checked.file.name}</b>
							<p className="text-ink-2">
								{counted(linesOf(checked.report).all, "line")},{" "}
								{formatAmount(Math.ceil(checked.file.size / 1000))} KB.
								<Understood {...checked.report.understood} />
							</p>
						</div>
						<div className="grid max-lg:col-span-full">
							<ChooseFile label="Another file" disabled={busy} onFile={onFile} />
						</div>
					</Panel>
					<ImportReport
						key={`${checked.file.name}${checked.file.lastModified}${checked.report.errors.length}`}
						report={checked.report}
					/>
					{key !== null && (
						<Importing of={linesOf(checked.report).all} progress={progress} onCancel={cancel} />
					)}
					<ImportEnd checked={checked} busy={apply.busy} onApply={() => void apply.run(checked)} />
				</section>
			)}
		</>
	);
}
