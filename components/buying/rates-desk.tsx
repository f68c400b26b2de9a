"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { ColumnHeads, end } from "@/components/staff/page-head";
import { SaveBar } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import {
	aboveBy,
	dayOfList,
	type KnownName,
	notSoldIn,
	type OfficialList,
	readRates,
} from "@/lib/buying/rules/rates";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import { useAction } from "@/lib/client/use-action";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { indexNames } from "@/lib/shopping-list/rules/find-product";
import { sellerCall } from "@/lib/team/client";
import { boundsOfDay, formatDay } from "@/lib/text/dates";
import { counted, formatAmount } from "@/lib/text/money";
import { columns, isUrdu, RateRow, Unmatched } from "./rate-lines";

type RatesDeskProps = {
	day: string;
	products: ListedProduct[];
	saved: OfficialList & { text: string };
	known: KnownName[];
};

function Count({ count, what, look }: { count: number; what: string; look: string }) {
	return (
		<p className={clsx("rounded-md px-4 py-2.5 text-sm font-strong", look)}>
			<b className="block display-type text-title figures">{formatAmount(count)}</b>
			{what}
		</p>
	);
}

/** The committee's list: pasted, looked at, saved. Lines that are matched once are known the next day. */
export function RatesDesk({ day, products, saved, known: before }: RatesDeskProps) {
	const router = useRouter();
	const [kept, setKept] = useFollowing(saved.text);
	// What is pasted stays, also when somebody else saves the day's list meanwhile.
	const [typed, setTyped] = useState<string | null>(null);
	const text = typed ?? kept;
	const [said, setSaid] = useState<readonly KnownName[]>([]);
	const field = useRef<HTMLTextAreaElement>(null);
	const index = useMemo(() => indexNames(products), [products]);
	const known = useMemo(() => [...before, ...said], [before, said]);
	const { rates, unmatched } = useMemo(() => readRates(text, index, known), [text, index, known]);
	const notSold = useMemo(() => notSoldIn(text, known), [text, known]);
	const choose = (one: KnownName) => setSaid((all) => [...all, one]);
	const byId = useMemo(() => new Map(products.map((product) => [product._id, product])), [products]);
	const rows = rates
		.flatMap((line) => {
			const product = byId.get(line.product);
			return product ? [{ line, product, above: aboveBy(product, line) }] : [];
		})
		.toSorted((one, other) => other.above - one.above);
	const above = rows.filter((row) => row.above > 0).length;
	const isUnsaved = text !== kept || said.length > 0;

	const ofDay = dayOfList(text);

	async function paste(): Promise<void> {
		try {
			setTyped(await navigator.clipboard.readText());
		} catch {
			// Whoever does not let us read it pastes as anywhere else.
			field.current?.focus();
		}
	}

	const { busy, run: save } = useAction(
		async () => {
			const body = { day, text, known: [...said] };
			const answer = await sellerCall("PUT /api/seller/official-rates", { body });
			toast.success(`${counted(answer.rates.length, "rate")} saved`, "rates");
			setKept(answer.text);
			// What came meanwhile stays, to be saved next.
			setTyped((now) => (now === typed ? null : now));
			setSaid((now) => now.filter((one) => !said.includes(one)));
			router.refresh();
		},
		{ words: "Failed to save the rates", say: (why) => toast.error(why, "rates") },
	);
	return (
		<>
			<div className="grid items-start gap-4.5 print:hidden wide:grid-cols-[19rem_minmax(0,1fr)]">
				<Panel aria-labelledby="committee" className="grid gap-3 p-4.5 md:p-4.5">
					<div className="flex items-center justify-between gap-2">
						<PanelTitle id="committee" className="text-lg">
							The committee's list
						</PanelTitle>
						<Button
							variant="quiet"
							size="sm"
							icon={<Icon name="clipboard-paste" />}
							onClick={() => void paste()}
						>
							Paste
						</Button>
					</div>
					<Textarea
						ref={field}
						dir="auto"
						{...(isUrdu(text) && { lang: "ur", className: "font-urdu text-base" })}
						rows={14}
						value={text}
						maxLength={10_000}
						aria-labelledby="committee"
						aria-describedby="committee-hint"
						onChange={({ target }) => setTyped(target.value)}
					/>
					<p id="committee-hint" className="text-xs text-ink-2">
						As it comes: from WhatsApp, a PDF or typed. A number at the end of a line is the rate.
					</p>
					{ofDay !== null && ofDay !== day && (
						<Notice tone="warning" live title={`This list is of ${formatDay(boundsOfDay(ofDay).from)}`}>
							Its rates are saved for today.
						</Notice>
					)}
				</Panel>
				<div className="grid gap-4.5">
					<div className="grid grid-cols-3 gap-3">
						<Count count={rows.length} what="matched" look="bg-success-soft text-on-success-soft" />
						<Count count={unmatched.length} what="not matched" look="bg-warning-soft text-on-warning-soft" />
						<Count count={above} what="of ours above" look="bg-danger-soft text-on-danger-soft" />
					</div>
					{unmatched.length > 0 && (
						<Unmatched title="Not matched" lines={unmatched} products={products} onChoose={choose} />
					)}
					{rows.length > 0 && (
						<section
							aria-labelledby="matched"
							className="overflow-clip rounded-lg bg-surface ring-1 ring-line"
						>
							<PanelTitle id="matched" className="p-4.5 pb-3 text-lg">
								Matched <span className="text-sm font-normal text-ink-3">{formatAmount(rows.length)}</span>
							</PanelTitle>
							<ColumnHeads
								className={`hidden gap-x-3 py-2.5 md:grid ${columns}`}
								names={["Their line", ["Our product", "col-span-2"], end("Rate"), end("Ours")]}
							/>
							<ul className="[&>li:first-child]:border-t-0">
								{rows.map(({ line, product }) => (
									<RateRow
										key={product._id}
										line={line}
										product={product}
										products={products}
										onChoose={choose}
									/>
								))}
							</ul>
						</section>
					)}
					{notSold.length > 0 && (
						<Unmatched
							title="Not sold here"
							lines={notSold}
							products={products}
							onChoose={choose}
							isNotSold
						/>
					)}
				</div>
			</div>
			<SaveBar
				isUnsaved={isUnsaved}
				leaving={{ title: "The rates are not saved", description: "What you pasted is lost when you leave." }}
				busy={busy}
				undoLabel="Undo"
				onUndo={() => {
					setTyped(null);
					setSaid([]);
				}}
				saveLabel="Save rates"
				onSave={() => void save()}
			>
				{isUnsaved && (
					<>
						<b className="block">{counted(rows.length, "rate")} for the day</b>
						{above > 0 && `${counted(above, "price")} of ours above. `}A line that you match once is known
						tomorrow.
					</>
				)}
			</SaveBar>
		</>
	);
}
