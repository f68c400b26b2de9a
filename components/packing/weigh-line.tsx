import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { UrduText } from "@/components/ui/urdu-text";
import { costOf, extraGrams, gramsText, isFarOff, lessOf, MOST_WEIGHED } from "@/lib/packing/rules";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { formatWeight, unitsOf } from "@/lib/text/sold-by";
import { bagNumber, keyOf, type WalkedLine, weighedAs } from "./lines";
import { LineTile, OrderedWeight } from "./packing-line";
import { WishWords } from "./wish-words";

type WeighLineProps = {
	line: WalkedLine;
	urduName?: string;
	/** About how many pieces its weight is; null where that is not known. */
	pieces: number | null;
	isShared: boolean;
	/** What comes after it; nothing where it is the last. */
	next?: string;
	onWeigh: (grams: number) => void;
	onMissing: () => void;
	/** To the line before or after it. */
	onMove: (step: number) => void;
};

/** What the gauge shows, as a share of what was ordered. */
const GAUGE = 1.5;
const shareOf = (grams: number, ordered: number) => `${Math.min(100, (grams / (ordered * GAUGE)) * 100)}%`;

/** How the weight stands to what was ordered: the mark is the order, the pale zone is what nobody asks about. */
function Gauge({ grams, ordered, isFar }: { grams: number; ordered: number; isFar: boolean }) {
	return (
		<div aria-hidden className="drawn relative mt-3 mb-6 h-3 rounded-full bg-line/60">
			<i
				className="absolute inset-y-0 bg-leaf-300/60"
				style={{ insetInlineStart: shareOf(ordered * 0.7, ordered), width: `${(0.5 / GAUGE) * 100}%` }}
			/>
			<i
				className={clsx("absolute inset-y-0 rounded-full", isFar ? "bg-mango-500" : "bg-primary")}
				style={{ width: shareOf(grams, ordered) }}
			/>
			<i
				className="absolute -inset-y-1 w-0.75 rounded-full bg-ink"
				style={{ insetInlineStart: shareOf(ordered, ordered) }}
			/>
			<span
				className="absolute top-4 -translate-x-1/2 text-xs font-semibold rtl:translate-x-1/2"
				style={{ insetInlineStart: shareOf(ordered, ordered) }}
			>
				ordered
			</span>
		</div>
	);
}

/** What the customer pays for so many grams, and what of the order goes back or comes free; before there are any, as ordered. */
function Pays({ line, grams }: { line: WalkedLine; grams: number | null }) {
	const weighed = weighedAs(line, grams ?? unitsOf(line));
	const of = { ...line, packed: weighed };
	const [less, extra] = [lessOf(of), extraGrams(line, weighed)];
	const ordered = formatRupees(costOf(of) + less);
	return (
		<p className="text-sm text-ink-2" aria-live="polite">
			{line.order.address.firstName} pays
			<b className={clsx("block display-figure text-3xl", grams !== null && "text-ink")}>
				{formatRupees(costOf(of))}
			</b>
			{extra > 0 ? `${formatAmount(extra)} g free` : `of ${ordered}${less > 0 ? `, ${less} goes back` : ""}`}
		</p>
	);
}

type FarOffProps = {
	line: WalkedLine;
	grams: number;
	onYes: () => void;
	onAgain: () => void;
	onMissing: () => void;
};

/** Above the packer's bar. */
const intoView = (question: HTMLElement | null) => question?.scrollIntoView({ block: "nearest" });

/** Asks once for a weight that may be a slip; Enter, which scales send, is no answer. */
function FarOff({ line, grams, onYes, onAgain, onMissing }: FarOffProps) {
	const { firstName } = line.order.address;
	const less = lessOf({ ...line, packed: weighedAs(line, grams) });
	const ordered = formatWeight(unitsOf(line));
	return (
		<div
			ref={intoView}
			role="alert"
			className="grid scroll-mb-32 gap-2.5 rounded-md bg-accent-soft p-3.5 text-on-accent-soft"
		>
			<p>
				<b className="block text-md">
					{gramsText(grams)} instead of {ordered}?
				</b>
				{less > 0
					? `${formatRupees(less)} would go back to ${firstName}.`
					: `${firstName} pays for ${ordered}, the rest is free.`}
			</p>
			<div className="grid grid-cols-2 gap-2.5">
				<Button variant="outline" onClick={onAgain}>
					Weigh again
				</Button>
				<Button variant="accent" onClick={onYes}>
					Yes, {less > 0 ? "only " : ""}
					{gramsText(grams)}
				</Button>
			</div>
			<button
				type="button"
				onClick={onMissing}
				className="min-h-tap justify-self-start text-sm font-bold underline underline-offset-2"
			>
				Not enough there? Missing
			</button>
		</div>
	);
}

/** The line that is weighed now: its grams are typed, or a scale types them and ends with Enter. */
export function WeighLine({
	line,
	urduName,
	pieces,
	isShared,
	next,
	onWeigh,
	onMissing,
	onMove,
}: WeighLineProps) {
	const { product, order } = line;
	const ordered = unitsOf(line);
	const [text, setText] = useState("");
	const [asked, setAsked] = useState<number | null>(null);
	const [isTooMuch, setTooMuch] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const grams = Number(text);

	useEffect(() => {
		const { activeElement: at, body } = document;
		// Where its order was just opened, too, and where only the place of what is gone has it; never away from what somebody types in.
		if (at === body || at?.matches("[data-opens], [tabindex='-1']:not(input, textarea, select)"))
			field.current?.focus();
	}, []);

	function type(typed: string): void {
		setText(typed.replace(/\D/g, "").slice(0, 6));
		setAsked(null);
		setTooMuch(false);
	}

	function weigh(): void {
		if (text === "" || asked !== null) return;
		if (grams > ordered * MOST_WEIGHED) setTooMuch(true);
		else if (isFarOff(grams, line)) setAsked(grams);
		else onWeigh(grams);
		// What the scale types next takes the place of this.
		field.current?.select();
	}

	const KEYS: Record<string, () => void> = {
		Enter: weigh,
		"=": () => onWeigh(ordered),
		m: onMissing,
		y: () => asked !== null && onWeigh(asked),
		Escape: () => type(""),
		ArrowDown: () => onMove(1),
		ArrowUp: () => onMove(-1),
	};

	function press(event: KeyboardEvent): void {
		const does = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
		if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		does();
	}

	const isFar = text !== "" && isFarOff(grams, line);
	return (
		<li
			className={clsx(
				"overflow-hidden rounded-lg bg-surface ring-2 xl:col-span-2",
				asked === null ? "ring-primary" : "ring-mango-500",
			)}
		>
			<div className="grid min-h-24 grid-cols-[5.75rem_minmax(0,1fr)_auto] items-center gap-3.5">
				<LineTile product={product} sizes="6rem" className="h-full rounded-none" />
				<div className="min-w-0 py-2.5">
					{isShared && <Tag tone="info">{bagNumber(order)}</Tag>}
					<p className="flex flex-wrap items-center gap-x-2.5 text-lg leading-snug font-bold">
						{product.name}
						{urduName && <UrduText className="text-lg! whitespace-normal">{urduName}</UrduText>}
					</p>
					<p className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-ink-2">
						<span className="text-ink">
							<OrderedWeight ordered={formatWeight(ordered)} pieces={pieces} />
						</span>
						{formatRupees(line.unitPrice)} a kg
					</p>
				</div>
				<button
					type="button"
					aria-label={`Missing: ${product.name}`}
					onClick={onMissing}
					className="min-h-tap px-3.5 text-sm font-bold text-primary focus-visible:-outline-offset-4"
				>
					Missing
				</button>
			</div>
			<WishWords
				wish={line.wish}
				note={line.note}
				className="flex flex-wrap items-baseline gap-x-3 bg-accent-soft px-3.5 py-2 text-lg leading-snug text-on-accent-soft"
			/>
			<div className="p-3.5">
				<div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[1.2fr_1fr_1.2fr]">
					<label className="grid gap-1 text-sm font-strong">
						On the scale
						<span className="relative">
							<input
								ref={field}
								data-line={keyOf(line)}
								inputMode="numeric"
								autoComplete="off"
								value={text}
								aria-label={`Grams of ${product.name}`}
								aria-invalid={isTooMuch}
								onChange={(event) => type(event.target.value)}
								onKeyDown={press}
								className="h-16 w-full rounded-md border border-line-strong bg-surface ps-3 pe-9 text-end display-figure text-4xl focus:border-focus focus:outline-3 focus:outline-focus aria-invalid:border-danger"
							/>
							<span aria-hidden className="absolute inset-e-3 bottom-3 text-lg font-bold text-ink-3">
								g
							</span>
						</span>
					</label>
					<Pays line={line} grams={text === "" ? null : grams} />
					<div className="col-span-2 grid grid-cols-2 gap-2.5 lg:col-span-1 lg:grid-cols-1">
						<Button
							variant="outline"
							onClick={() => onWeigh(ordered)}
							className="px-2! leading-tight whitespace-normal lg:order-2"
						>
							As ordered, <span className="whitespace-nowrap">{gramsText(ordered)}</span>
						</Button>
						<Button
							onClick={weigh}
							disabled={text === "" || asked !== null}
							className="px-2! leading-tight whitespace-normal"
						>
							{next ? `Next: ${next}` : "Weighed"}
						</Button>
					</div>
				</div>
				{isTooMuch && (
					<p role="alert" className="mt-2 text-sm font-semibold text-danger">
						At most {gramsText(ordered * MOST_WEIGHED)}: twice of what was ordered.
					</p>
				)}
				<Gauge grams={grams} ordered={ordered} isFar={isFar} />
				{asked !== null && (
					<FarOff
						line={line}
						grams={asked}
						onYes={() => onWeigh(asked)}
						onAgain={() => {
							type("");
							field.current?.focus();
						}}
						onMissing={onMissing}
					/>
				)}
			</div>
		</li>
	);
}
