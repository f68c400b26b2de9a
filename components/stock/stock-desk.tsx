"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { LeaveDialog, SaveBar } from "@/components/staff/save-bar";
import { Chip } from "@/components/ui/chip";
import { Input } from "@/components/ui/form/input";
import { useAction } from "@/lib/client/use-action";
import { buildSearchIndex, findProducts } from "@/lib/products/rules/search";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { changePieces } from "@/lib/stock/client";
import { counted } from "@/lib/text/money";
import { StockRow } from "./stock-row";

/** What happens to the shelf: something came, or had to be thrown away. */
const WAYS = {
	delivery: { chip: "Delivery came", sign: 1, verb: "Put on the shelf", note: "From whom? (optional)" },
	waste: { chip: "Thrown away", sign: -1, verb: "Take off the shelf", note: "Why? (optional)" },
} as const;
type Way = keyof typeof WAYS;

/** A whole number of pieces, or null for anything else. */
function piecesOf(text: string | undefined): number | null {
	const pieces = Number(text);
	return text !== undefined && Number.isInteger(pieces) && pieces > 0 ? pieces : null;
}

type StockDeskProps = {
	products: ListedProduct[];
	/** Counted products with so many pieces or fewer run out. */
	lowStockAt: number;
};

/** Many products at once, on a phone beside the crates: what came, or what was thrown away, typed and saved with one press. */
export function StockDesk({ products, lowStockAt }: StockDeskProps) {
	const router = useRouter();
	const [way, setWay] = useState<Way>("delivery");
	const [query, setQuery] = useState("");
	const [onlyLow, setOnlyLow] = useState(false);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const [note, setNote] = useState("");
	const [said, setSaid] = useState("");

	const index = useMemo(() => buildSearchIndex(products), [products]);
	const found = query.trim() === "" ? null : findProducts(index, query);
	const shown = products.filter(
		({ _id, stock }) =>
			(found === null || found.has(_id)) && (!onlyLow || (stock !== null && stock <= lowStockAt)),
	);
	const { sign, verb, note: noteLabel } = WAYS[way];
	const entered = Object.entries(typed).filter(([, text]) => text.trim() !== "");
	const stocks = new Map(products.map(({ _id, stock }) => [_id, stock]));
	const pieces = new Map(
		entered.flatMap(([id, text]) => {
			const count = piecesOf(text);
			return count === null ? [] : [[id, sign * count] as const];
		}),
	);
	const changes = new Map(
		[...pieces].map(([id, change]) => [id, stocks.get(id) === null ? { set: change } : { change }] as const),
	);

	const { busy, run: save } = useAction(
		async () => {
			const missed = await changePieces(changes, way, note);
			const left = new Set(missed.map(({ _id }) => _id));
			setTyped(Object.fromEntries(entered.filter(([id]) => left.has(id))));
			const done = `${counted(changes.size - missed.length, "product")} saved.`;
			const names = missed.map(({ name }) => name).join(", ");
			setSaid(missed.length > 0 ? `${done} Not saved, too few there: ${names}.` : done);
			router.refresh();
		},
		{ words: "Failed to save.", say: (why) => setSaid(`${why} What you typed is still here.`) },
	);

	function checkAndSave(): void {
		if (changes.size < entered.length) setSaid("Something is not a whole number of pieces.");
		else void save();
	}

	return (
		<>
			<div className="flex flex-wrap gap-2">
				{(["delivery", "waste"] as const).map((each) => (
					<Chip key={each} pressed={each === way} onClick={() => setWay(each)}>
						{WAYS[each].chip}
					</Chip>
				))}
				<Chip pressed={onlyLow} onClick={() => setOnlyLow(!onlyLow)}>
					Running out
				</Chip>
			</div>
			<div className="grid gap-2.5 sm:grid-cols-2">
				<Input
					type="search"
					aria-label="Find a product"
					placeholder="Find a product"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
				/>
				<Input
					aria-label={noteLabel}
					placeholder={noteLabel}
					maxLength={200}
					value={note}
					onChange={(event) => setNote(event.target.value)}
				/>
			</div>
			<ul aria-label="Products" className="overflow-clip rounded-lg bg-surface ring-1 ring-line">
				{shown.map((product) => (
					<StockRow
						key={product._id}
						product={product}
						typed={typed[product._id] ?? ""}
						change={pieces.get(product._id) ?? 0}
						canTake={way === "delivery" || product.stock !== null}
						onType={(text) => {
							setSaid("");
							setTyped({ ...typed, [product._id]: text });
						}}
					/>
				))}
				{shown.length === 0 && <li className="px-4 py-6 text-center text-ink-2">Nothing like that here.</li>}
			</ul>
			<SaveBar
				isShown={entered.length > 0 || said !== ""}
				isUnsaved={entered.length > 0}
				busy={busy}
				undoLabel="Undo all"
				onUndo={() => setTyped({})}
				saveLabel={verb}
				onSave={checkAndSave}
			>
				{entered.length > 0 && <b className="block">{counted(entered.length, "product")}</b>}
				{said && <span className="block text-sm">{said}</span>}
			</SaveBar>
			<LeaveDialog
				isUnsaved={entered.length > 0}
				title={`${counted(entered.length, "product")} not saved`}
				description="If you leave, what you typed is gone."
			/>
			<p className="text-sm text-ink-3">
				To say how many there are, or to stop counting, use the number in the{" "}
				<Link href="/seller/product-list" className="tap-area text-link">
					overview
				</Link>
				.
			</p>
		</>
	);
}
