"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { PageHead, WayOut } from "@/components/staff/page-head";
import { Button, buttonClass } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Download, Upload } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { ApiError, messageOf } from "@/lib/client/api";
import type { AnswerTo } from "@/lib/client/api-types";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { bulkText } from "@/lib/products/client/product-list";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { sellerCall } from "@/lib/team/client";
import { counted, formatAmount } from "@/lib/text/money";
import { ImportReport } from "./import-report";

type Checked = { file: File; report: PriceListReport };
type Progress = AnswerTo<"GET /api/product/import/{key}">["progress"];

const LOOK_EVERY_MS = 1_000;
const KINDS = { shopify: "an export of Shopify", woocommerce: "an export of WooCommerce" } as const;

function send(file: File, query: { dry?: "1"; key?: string }) {
	const type = /\.zip$/i.test(file.name) ? "application/zip" : "text/csv";
	return sellerCall("POST /api/product/import", { query, body: new Blob([file], { type }) });
}

/** How another shop's file was understood: which of its columns is which field. */
function understoodWords({ kind, columns }: PriceListReport["understood"]): string {
	if (kind !== "shopify" && kind !== "woocommerce") return "";
	const pairs = columns.map(({ field, column }) => `${column} is ${field}`).join(", ");
	return `Understood as ${KINDS[kind]}: ${pairs}.`;
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
			<Button variant="outline" size="sm" onClick={onCancel} className="justify-self-start">
				Cancel
			</Button>
		</Panel>
	);
}

/** The products on sale as a CSV file, out and in again, and new ones by file; before anything changes it is read and shown. */
export function PriceList() {
	const id = useId();
	const router = useRouter();
	const [checked, setChecked] = useState<Checked | null>(null);
	const [error, setError] = useState<string | undefined>();
	const [key, setKey] = useState<string | null>(null);
	const progress = useProgress(key);
	const check = useAction(
		async (file: File) => {
			setError(undefined);
			setChecked(null);
			const { report } = await send(file, { dry: "1" });
			if (report) setChecked({ file, report });
		},
		{ words: "The list could not be read", say: setError },
	);
	const apply = useAction(
		async ({ file }: Checked) => {
			const own = crypto.randomUUID();
			setKey(own);
			try {
				const { changed = 0, added = 0, missed = [] } = await send(file, { key: own });
				const news = added > 0 ? `${counted(added, "product")} added, ${formatAmount(changed)} changed` : "";
				toast.success(news || bulkText({ changed, missed }));
				router.push("/seller/product-list");
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
	const lines = checked ? checked.report.added.length + checked.report.changes.length : 0;
	const isReady = checked !== null && checked.report.errors.length === 0 && lines > 0;
	return (
		<>
			<PageHead title="Price list" note="Catalogue by file: look first, then all or nothing." />
			<div className="grid items-start gap-4.5 lg:grid-cols-2">
				<Panel className="grid justify-items-start gap-3">
					<PanelTitle className="text-lg">Out</PanelTitle>
					<p>
						A CSV file with every product of the shelf. Change prices, stock and texts; leave the slug as it
						is.
					</p>
					<WayOut href="/api/product/export" download variant="outline" size="sm" icon={Download}>
						Download the list
					</WayOut>
				</Panel>
				<Panel className="grid justify-items-start gap-3">
					<PanelTitle className="text-lg">In</PanelTitle>
					<p>
						The same list, an export of Shopify or WooCommerce, or a zip of a CSV and its pictures. It is read
						and shown first. Nothing changes until you say so.
					</p>
					<label
						htmlFor={`${id}-file`}
						className={`${buttonClass({ variant: "outline", size: "sm" })} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
					>
						<input
							id={`${id}-file`}
							type="file"
							accept=".csv,text/csv,.zip,application/zip"
							className="sr-only"
							disabled={busy}
							onChange={(event) => {
								const [file] = event.target.files ?? [];
								if (file) void check.run(file);
								event.target.value = "";
							}}
						/>
						<Upload className="icon" />
						{check.busy ? "Reading" : "Choose a list"}
					</label>
					{error && <FieldError>{error}</FieldError>}
				</Panel>
			</div>
			{checked && (
				<section className="grid gap-4" aria-label={checked.file.name}>
					<p className="text-ink-2 wrap-anywhere">
						<b className="text-ink">{checked.file.name}</b> {understoodWords(checked.report.understood)}
					</p>
					<ImportReport key={checked.file.name + checked.file.lastModified} report={checked.report} />
					{key !== null && <Importing of={lines} progress={progress} onCancel={cancel} />}
					{isReady && key === null && (
						<Button size="sm" busy={busy} onClick={() => apply.run(checked)} className="justify-self-start">
							{checked.report.added.length > 0
								? `Import ${counted(lines, "line")}`
								: `Change ${counted(lines, "product")}`}
						</Button>
					)}
				</section>
			)}
		</>
	);
}
