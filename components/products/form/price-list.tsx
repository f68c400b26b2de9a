"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { PageHead } from "@/components/staff/page-head";
import { Button, buttonClass } from "@/components/ui/button";
import { FieldError } from "@/components/ui/form/field";
import { Download, Upload } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { bulkText } from "@/lib/products/client/product-list";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { sellerCall } from "@/lib/team/client";
import { counted } from "@/lib/text/money";

/** What a price list would change, and which of its lines are wrong. */
export function PriceListReportView({ report }: { report: PriceListReport }) {
	const { changes, errors, unchanged } = report;
	return (
		<div className="grid gap-4">
			{errors.length > 0 && (
				<Notice
					tone="danger"
					live
					title={`${counted(errors.length, "line")} ${errors.length === 1 ? "is" : "are"} wrong. Nothing was changed.`}
				>
					<ul className="mt-1 grid gap-0.5">
						{errors.map(({ line, message }) => (
							<li key={line}>
								Line {line}: {message}
							</li>
						))}
					</ul>
				</Notice>
			)}
			<p role="status">
				{counted(changes.length, "product")} would change, {unchanged} stay as they are.
			</p>
			{changes.length > 0 && (
				<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
					{changes.map((change) => (
						<li key={change.line} className="grid gap-0.5 border-t border-line px-4 py-2.5 first:border-t-0">
							<b>{change.name}</b>
							{change.changes.map(({ field, before, after }) => (
								<span key={field} className="text-ink-2">
									{field}: {before && <del className="text-ink-3">{before}</del>}{" "}
									<ins className="no-underline">{after || "nothing"}</ins>
								</span>
							))}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

type Checked = { text: string; name: string; report: PriceListReport };

function send(text: string, dry: boolean) {
	const body = new Blob([text], { type: "text/csv" });
	return sellerCall("POST /api/product/import", { query: dry ? { dry: "1" } : {}, body });
}

/** The products on sale as a CSV file, out and in again; before anything changes the list is read and shown. */
export function PriceList() {
	const id = useId();
	const router = useRouter();
	const [checked, setChecked] = useState<Checked | null>(null);
	const [error, setError] = useState<string | undefined>();
	const check = useAction(
		async (file: File) => {
			setError(undefined);
			setChecked(null);
			const text = await file.text();
			const { report } = await send(text, true);
			if (report) setChecked({ text, name: file.name, report });
		},
		{ words: "The list could not be read", say: setError },
	);
	const apply = useAction(async ({ text }: Checked) => {
		const { changed = 0, missed = [] } = await send(text, false);
		toast.success(bulkText({ changed, missed }));
		router.push("/seller/product-list");
	}, "Failed to import the list");

	const ready = checked && checked.report.errors.length === 0 && checked.report.changes.length > 0;
	return (
		<>
			<PageHead title="Price list" note="All products as one table, for a spreadsheet." />
			<div className="grid items-start gap-4.5 lg:grid-cols-2">
				<Panel className="grid justify-items-start gap-3">
					<PanelTitle className="text-lg">Out</PanelTitle>
					<p>
						A CSV file with every product of the shelf. Change prices, stock and texts; leave the slug as it
						is.
					</p>
					<a href="/api/product/export" download className={buttonClass({ variant: "outline", size: "sm" })}>
						<Download className="icon" />
						Download the list
					</a>
				</Panel>
				<Panel className="grid justify-items-start gap-3">
					<PanelTitle className="text-lg">In</PanelTitle>
					<p>The list is read and shown first. Nothing changes until you say so.</p>
					<label
						htmlFor={`${id}-file`}
						className={`${buttonClass({ variant: "outline", size: "sm" })} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
					>
						<input
							id={`${id}-file`}
							type="file"
							accept=".csv,text/csv"
							className="sr-only"
							disabled={check.busy || apply.busy}
							onChange={(event) => {
								const [file] = event.target.files ?? [];
								if (file) void check.run(file);
								event.target.value = "";
							}}
						/>
						<Upload className="icon" />
						Choose a list
					</label>
					{error && <FieldError>{error}</FieldError>}
				</Panel>
			</div>
			{checked && (
				<section className="grid gap-4" aria-label={checked.name}>
					<PriceListReportView report={checked.report} />
					{ready && (
						<Button
							size="sm"
							busy={check.busy || apply.busy}
							onClick={() => apply.run(checked)}
							className="justify-self-start"
						>
							Change {counted(checked.report.changes.length, "product")}
						</Button>
					)}
				</section>
			)}
		</>
	);
}
