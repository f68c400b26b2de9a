"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { LeaveDialog, SaveBar } from "@/components/staff/save-bar";
import { Chip } from "@/components/ui/chip";
import { Input } from "@/components/ui/form/input";
import { randomKey } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import { goDown } from "@/lib/client/use-keys";
import { buildSearchIndex, findProducts } from "@/lib/products/rules/search";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { changePieces } from "@/lib/stock/client";
import { isLow } from "@/lib/stock/rules";
import { counted } from "@/lib/text/money";
import { type Stepped, shelfText, typedUnits } from "@/lib/text/sold-by";

type StockRowProps = {
	product: ListedProduct;
	typed: string;
	/** Pieces that come, or below 0 go. */
	change: number;
	/** Of what is not counted nothing can be taken away. */
	canTake: boolean;
	onType: (text: string) => void;
};

/** One product: how many there are, how many come or go, how many there are then. */
function StockRow({ product, typed, change, canTake, onType }: StockRowProps) {
	const { _id, name, stock } = product;
	const unit = product.stepGrams ? "in grams" : product.unit;
	const after = (stock ?? 0) + change;
	const isWrong = canTake && typed.trim() !== "" && change === 0;
	return (
		<li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0 lg:px-4">
			<ProductTile product={product} sizes="3rem" small className="rounded-sm" />
			<div className="min-w-0">
				<Link
					href={`/seller/stock/${_id}`}
					prefetch={false}
					className="tap-area font-strong wrap-anywhere hover:underline"
				>
					{name}
				</Link>
				<p className="text-xs text-ink-3 figures">
					{unit}
					{unit && ", "}
					{stock === null ? "not counted" : `${shelfText(stock, product)} there`}
					{change !== 0 && (
						<b className={after < 0 ? "text-danger" : "text-ink"}>
							{" "}
							→ {shelfText(after, product)}
							{stock === null && ", counted from now on"}
						</b>
					)}
				</p>
			</div>
			<Input
				data-column
				inputMode={product.stepGrams ? "text" : "numeric"}
				aria-label={`${product.stepGrams ? "Grams" : "Pieces"} of ${name}`}
				aria-invalid={isWrong || undefined}
				placeholder={product.stepGrams ? "g" : undefined}
				value={typed}
				disabled={!canTake}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={goDown}
				className="w-22! text-end font-strong figures"
			/>
		</li>
	);
}

/** What happens to the shelf: something came, or had to be thrown away. */
const DIRECTIONS = {
	delivery: { chip: "Delivery came", sign: 1, verb: "Put on the shelf", note: "From whom? (optional)" },
	waste: { chip: "Thrown away", sign: -1, verb: "Take off the shelf", note: "Why? (optional)" },
} as const;
type Direction = keyof typeof DIRECTIONS;

/** Why a first delivery was not put on the shelf, and how many are there: it may be the one that was sent before. */
function begunWords({ name, stock, ...product }: ListedProduct): string {
	const now = stock === null ? "" : ` ${shelfText(stock, product)} there now.`;
	return `${name} was counted meanwhile, nothing was added.${now}`;
}

/** A whole number of pieces or grams above 0, or null for anything else. */
function piecesOf(text: string, product: Stepped): number | null {
	return typedUnits(text, product) || null;
}

type StockDeskProps = {
	products: ListedProduct[];
	/** Counted products with so many pieces or fewer run out. */
	lowStockAt: number;
};

/** Many products at once, on a phone beside the crates: what came, or what was thrown away, typed and saved with one press. */
export function StockDesk({ products, lowStockAt }: StockDeskProps) {
	const router = useRouter();
	const [direction, setDirection] = useState<Direction>("delivery");
	const [query, setQuery] = useState("");
	const [onlyLow, setOnlyLow] = useState(false);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const [note, setNote] = useState("");
	const [message, setMessage] = useState("");
	/** First deliveries that were not saved, since the counting had begun. */
	const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
	// Pressed again after an answer that was lost, nothing comes twice; what is typed after an undo is something else.
	const [key, setKey] = useState(randomKey);

	const index = useMemo(() => buildSearchIndex(products), [products]);
	const found = findProducts(index, query);
	const shown = products.filter(
		(product) => (found === null || found.has(product._id)) && (!onlyLow || isLow(product, lowStockAt)),
	);
	const { sign, verb, note: noteLabel } = DIRECTIONS[direction];
	const stocks = new Map(products.map(({ _id, stock }) => [_id, stock]));
	const steps = new Map(products.map(({ _id, stepGrams }) => [_id, { stepGrams }]));
	const canTake = (id: string) => direction === "delivery" || stocks.get(id) !== null;
	const written = Object.entries(typed).filter(([, text]) => text.trim() !== "");
	const entered = written.filter(([id]) => canTake(id));
	const pieces = new Map(
		entered.flatMap(([id, text]) => {
			const count = piecesOf(text, steps.get(id) ?? {});
			return count === null ? [] : [[id, sign * count] as const];
		}),
	);
	const changes = new Map(
		[...pieces].map(([id, change]) => {
			const isFirst = stocks.get(id) === null;
			return [id, isFirst ? { set: change, stockBefore: null } : { change }] as const;
		}),
	);

	const only = entered.length === 1 ? products.find(({ _id }) => _id === entered[0]?.[0]) : undefined;
	const amount = only && pieces.get(only._id);
	const enteredWords =
		only && amount ? `${only.name}: ${shelfText(sign * amount, only)}` : counted(entered.length, "product");

	const { busy, run: save } = useAction(
		async () => {
			const missed = await changePieces(changes, direction, { note, key });
			setKey(randomKey());
			const others = missed.filter(({ _id }) => stocks.get(_id) !== null);
			setBegun(new Set(missed.flatMap(({ _id }) => (stocks.get(_id) === null ? [_id] : []))));
			const left = new Set(others.map(({ _id }) => _id));
			// What was typed meanwhile stays, to be saved next.
			const isDone = (id: string, text: string) => text === typed[id] && changes.has(id) && !left.has(id);
			setTyped((now) => Object.fromEntries(Object.entries(now).filter(([id, text]) => !isDone(id, text))));
			const done = `${counted(changes.size - missed.length, "product")} saved.`;
			const names = others.map(({ name }) => name).join(", ");
			const why = direction === "waste" ? "too few there" : "changed meanwhile";
			setMessage(others.length > 0 ? `${done} Not saved, ${why}: ${names}.` : done);
			router.refresh();
		},
		{ words: "Failed to save.", say: (why) => setMessage(`${why} What you typed is still here.`) },
	);

	function checkAndSave(): void {
		if (changes.size < entered.length)
			setMessage("Something is not a whole number of pieces or grams, nor a weight as 1.5 kg.");
		else void save();
	}

	return (
		<>
			<div className="flex flex-wrap gap-2">
				{(["delivery", "waste"] as const).map((each) => (
					<Chip key={each} pressed={each === direction} onClick={() => setDirection(each)}>
						{DIRECTIONS[each].chip}
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
						canTake={canTake(product._id)}
						onType={(text) => {
							if (text.trim() === "" && written.length === 1) setKey(randomKey());
							setMessage("");
							setBegun(new Set());
							setTyped({ ...typed, [product._id]: text });
						}}
					/>
				))}
				{shown.length === 0 && <li className="px-4 py-6 text-center text-ink-2">Nothing like that here.</li>}
			</ul>
			<SaveBar
				isShown={entered.length > 0 || message !== ""}
				isUnsaved={entered.length > 0}
				busy={busy}
				undoLabel="Undo all"
				onUndo={() => {
					setTyped({});
					setMessage("");
					setKey(randomKey());
				}}
				saveLabel={verb}
				onSave={checkAndSave}
			>
				{entered.length > 0 && <b className="block">{enteredWords}</b>}
				{message && <span className="block text-sm">{message}</span>}
				{products.map(
					(product) =>
						begun.has(product._id) && (
							<span key={product._id} className="block text-sm">
								{begunWords(product)}
							</span>
						),
				)}
			</SaveBar>
			<LeaveDialog
				isUnsaved={written.length > 0}
				title={`${counted(written.length, "product")} not saved`}
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
