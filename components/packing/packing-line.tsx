"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Tag } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { UrduText } from "@/components/ui/urdu-text";
import {
	costOf,
	extraGrams,
	foundWords,
	gramsText,
	insteadWords,
	lessOf,
	missingWords,
	orderedWords,
	type Packed,
} from "@/lib/packing/rules";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { formatWeight, unitsOf } from "@/lib/text/sold-by";
import { bagNumber, keyOf, type LineState, stateOf, type WalkedLine } from "./lines";
import { LINE_REQUESTS, WishWords } from "./wish-words";

const CHANGED = { frame: "bg-surface ring-2 ring-mango-500", tick: "bg-accent text-on-accent" };
const LOOKS: Record<LineState, { frame: string; tick: string; said: string }> = {
	open: {
		frame: "bg-surface ring-1 ring-line",
		tick: "text-transparent inset-ring-[2.5px] inset-ring-line-strong",
		said: "",
	},
	picked: {
		frame: "bg-primary-soft text-on-primary-soft",
		tick: "bg-primary text-on-primary",
		said: "picked",
	},
	short: { ...CHANGED, said: "not all there" },
	replaced: { ...CHANGED, said: "replaced" },
};

type LineTileProps = Pick<ComponentProps<typeof ProductTile>, "sizes" | "className"> & {
	product: Pick<WalkedLine["product"], "category" | "imageUrl">;
	isReplaced?: boolean;
};

/** The picture of a line, as it looked when it was bought. */
export function LineTile({ product: { category, imageUrl }, isReplaced, ...rest }: LineTileProps) {
	const product = { category: category ?? "Fruits", imageUrl, inStock: !isReplaced };
	return <ProductTile product={product} small {...rest} />;
}

type PackingLineProps = {
	line: WalkedLine;
	urduName?: string;
	/** About how many pieces its weight is; null where that is not known. */
	pieces: number | null;
	/** Several orders are walked at once: each line says whose it is. */
	isShared: boolean;
	/** All of it is there, or not decided any more. */
	onToggle: () => void;
	onMissing: () => void;
};

/** One line to pack: the whole row is the button, and it never moves. */
export function PackingLine({ line, urduName, pieces, isShared, onToggle, onMissing }: PackingLineProps) {
	const { product, order, ifMissing } = line;
	const state = stateOf(line);
	const isDecided = state !== "open";
	const isGone = state === "replaced" && line.packed?.quantity === 0;
	return (
		<li className={clsx("relative overflow-hidden rounded-lg", LOOKS[state].frame)}>
			<button
				type="button"
				data-line={keyOf(line)}
				aria-pressed={isDecided}
				onClick={state === "open" || state === "picked" ? onToggle : onMissing}
				className="grid min-h-29 w-full grid-cols-[6.75rem_minmax(0,1fr)_4.75rem] items-stretch text-start focus-visible:-outline-offset-4 lg:grid-cols-[5.75rem_minmax(0,1fr)_4.5rem]"
			>
				<LineTile
					product={product}
					isReplaced={isGone}
					sizes="7rem"
					className={clsx("rounded-none", state === "picked" && "opacity-60")}
				/>
				<span className="flex min-w-0 flex-col items-start justify-center gap-1.5 py-2.5 pe-1 ps-3.5">
					{isShared && <Tag tone="info">{bagNumber(order)}</Tag>}
					<span className="flex flex-wrap items-center gap-x-2.5 text-lg leading-snug font-bold">
						<span className={isGone ? "text-ink-3 line-through decoration-2" : undefined}>
							{product.name}
						</span>
						{urduName && <UrduText className="text-lg! whitespace-normal">{urduName}</UrduText>}
					</span>
					<Amount line={line} state={state} pieces={pieces} />
					{ifMissing && ifMissing !== order.ifMissing && state === "open" && (
						<Tag
							tone="info"
							icon={ifMissing === "call" ? <Icon name="phone" className="size-3.5" /> : undefined}
						>
							{LINE_REQUESTS[ifMissing]}
						</Tag>
					)}
					<span className="sr-only">{LOOKS[state].said}</span>
				</span>
				<span
					aria-hidden
					className={clsx(
						"mt-2.5 grid size-14 place-items-center justify-self-center rounded-full transition-colors",
						LOOKS[state].tick,
					)}
				>
					<TickMark line={line} state={state} />
				</span>
			</button>
			{(state === "open" || state === "picked") && (
				<button
					type="button"
					aria-label={state === "open" ? `Missing: ${product.name}` : `Undo ${product.name}`}
					onClick={state === "open" ? onMissing : onToggle}
					className="absolute top-17 inset-e-0 min-h-tap w-19 text-sm font-bold text-primary focus-visible:-outline-offset-4 lg:w-18"
				>
					{state === "open" ? "Missing" : "Undo"}
				</button>
			)}
			<WishWords
				wish={line.wish}
				note={line.note}
				className="flex flex-wrap items-baseline gap-x-3 bg-accent-soft px-3.5 py-2 text-lg leading-snug text-on-accent-soft"
			/>
			{(state === "short" || state === "replaced") && <Outcome line={line} onChange={onMissing} />}
		</li>
	);
}

/** How many pieces, or how much there is to weigh and was weighed. */
function Amount({ line, state, pieces }: Pick<PackingLineProps, "line" | "pieces"> & { state: LineState }) {
	const { product, quantity, stepGrams, packed } = line;
	if (stepGrams) return <Weight line={line} packed={packed} pieces={pieces} />;
	return (
		<span className="flex items-center gap-2 font-semibold whitespace-nowrap">
			<b
				className={clsx(
					"display-figure text-3xl",
					quantity > 1 &&
						state !== "picked" &&
						"grid h-10 min-w-10 place-items-center rounded-md bg-accent px-1 text-on-accent",
				)}
			>
				{quantity}
			</b>
			{product.unit && <span>× {product.unit}</span>}
		</span>
	);
}

type WeightProps = Pick<PackingLineProps, "line" | "pieces"> & { packed: Packed | null };

function Weight({ line, packed, pieces }: WeightProps) {
	const ordered = formatWeight(unitsOf(line));
	if (!packed) return <OrderedWeight ordered={ordered} pieces={pieces} />;
	const [less, extra] = [lessOf(line), extraGrams(line, packed)];
	return (
		<>
			<span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
				<b className="display-figure text-2xl">{gramsText(packed.grams ?? 0)}</b> of {ordered}
			</span>
			<span className="flex flex-wrap items-center gap-2 text-sm font-semibold figures">
				{formatRupees(costOf(line))}
				{less > 0 && <Tag tone="info">{less} back</Tag>}
				{extra > 0 && <Tag tone="info">{formatAmount(extra)} g free</Tag>}
			</span>
		</>
	);
}

/** How much is to be weighed, and about how many pieces that is. */
export function OrderedWeight({ ordered, pieces }: { ordered: string; pieces: number | null }) {
	return (
		<span className="flex flex-wrap items-baseline gap-x-2">
			<b className="display-figure text-2xl">{ordered}</b>
			{pieces !== null && <span className="text-sm text-ink-2">about {counted(pieces, "piece")}</span>}
		</span>
	);
}

function TickMark({ line, state }: { line: WalkedLine; state: LineState }) {
	if (state === "replaced") return <Icon name="repeat-2" className="size-8 stroke-[2.75]" />;
	if (line.stepGrams && state === "open") return <Icon name="scale" className="size-7 text-primary" />;
	if (state === "short" && line.stepGrams) return <Icon name="undo-2" className="size-8 stroke-[2.75]" />;
	if (state === "short") {
		return (
			<b className="display-figure text-2xl">
				{line.packed?.quantity}
				<span className="text-base">/{line.quantity}</span>
			</b>
		);
	}
	return <Icon name="check" className="size-8 stroke-3" />;
}

/** What goes into the bag: how much of what was ordered, and what instead of the rest. */
function bagWords(line: WalkedLine): string {
	const { packed } = line;
	const found = packed ? foundWords(line, packed) : "0";
	const substitute = packed?.replacement;
	if (!substitute) return `${found} packed, ${missingWords(line)} not there.`;
	const instead = `${insteadWords(substitute, substitute.product.name)}.`;
	return packed.quantity > 0 ? `${found} of ${orderedWords(line)} packed, ${instead}` : instead;
}

/** What becomes of the missing pieces, and what that is worth. */
function Outcome({ line, onChange }: { line: WalkedLine; onChange: () => void }) {
	const { product, packed, order } = line;
	const less = lessOf(line);
	const { firstName } = order.address;
	const substitute = packed?.replacement;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 bg-accent-soft px-3.5 py-1.5 text-sm leading-snug text-on-accent-soft">
			{substitute ? (
				<LineTile
					product={{ ...substitute.product, category: product.category }}
					sizes="3rem"
					className="size-11 rounded-md"
				/>
			) : (
				<Icon name="undo-2" className="size-5.5" />
			)}
			<p>
				<b>{bagWords(line)}</b>{" "}
				{less > 0 ? `${formatRupees(less)} less for ${firstName}.` : `Same price for ${firstName}.`}
			</p>
			<button
				type="button"
				aria-label={`Change ${product.name}`}
				onClick={onChange}
				className="min-h-tap font-bold underline underline-offset-2"
			>
				Change
			</button>
		</div>
	);
}
