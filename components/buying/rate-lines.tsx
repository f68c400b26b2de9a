import { clsx } from "clsx";
import { type Ref, useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { UrduText } from "@/components/ui/urdu-text";
import { aboveBy, type KnownName, nameIn, ourPrice, type RateLine } from "@/lib/buying/rules/rates";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { formatAmount } from "@/lib/text/money";

export const columns = "md:grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)_4rem_4rem_7rem]";

export const isUrdu = (text: string) => /[\u0600-\u06ff]/.test(text);

/** A line as somebody wrote it, in either script. */
function TheirLine({ line }: { line: string }) {
	return isUrdu(line) ? <UrduText>{line}</UrduText> : <span>{line}</span>;
}

const NOT_SOLD = "We do not sell it";
const NONE = "none";

type ChoiceProps = {
	ref?: Ref<HTMLSelectElement>;
	line: string;
	products: readonly ListedProduct[];
	onChoose: (known: KnownName) => void;
	/** That we do not sell it is one of the choices. */
	hasNone?: boolean;
};

/** Which of our products a line means. */
function Choice({ ref, line, products, onChoose, hasNone = false }: ChoiceProps) {
	const options = [
		{ value: "", label: "Which product?" },
		...(hasNone ? [{ value: NONE, label: NOT_SOLD }] : []),
		...products.map(({ _id, name, urduName }) => {
			return { value: _id, label: urduName ? `${name} · ${urduName}` : name };
		}),
	];
	return (
		<Select
			ref={ref}
			aria-label={`Which product is ${line}?`}
			value=""
			onChange={({ target: { value } }) =>
				value && onChoose({ name: nameIn(line), product: value === NONE ? null : value })
			}
			options={options}
		/>
	);
}

const takeFocus = (select: HTMLSelectElement | null) => select?.focus();

type RateRowProps = {
	product: ListedProduct;
	line: RateLine;
	products: readonly ListedProduct[];
	onChoose: (known: KnownName) => void;
};

/** A matched line beside our own product and price; a wrong match is taken back here. */
export function RateRow({ product, line, products, onChoose }: RateRowProps) {
	const [isAsked, setAsked] = useState(false);
	const ours = ourPrice(product, line.per);
	const above = aboveBy(product, line);
	return (
		<li
			className={clsx(
				"grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2",
				columns,
				above > 0 && "bg-danger-soft text-on-danger-soft",
			)}
		>
			<span className="truncate text-sm max-md:order-1 max-md:col-span-full">
				<TheirLine line={line.line} />
			</span>
			<ProductTile product={product} sizes="2.5rem" small className="rounded-sm" />
			{isAsked ? (
				<Choice
					ref={takeFocus}
					line={line.line}
					products={products}
					onChoose={(known) => {
						setAsked(false);
						onChoose(known);
					}}
					hasNone
				/>
			) : (
				<span className="flex min-w-0 flex-wrap items-center gap-x-2.5 font-strong">
					{product.name}
					{product.urduName && <UrduText>{product.urduName}</UrduText>}
					<button
						type="button"
						aria-label={`Another product for ${line.line}`}
						onClick={() => setAsked(true)}
						className="tap-area text-sm font-normal underline"
					>
						Change
					</button>
				</span>
			)}
			<b className="text-end figures">{formatAmount(line.rate)}</b>
			<span className="text-end text-sm figures max-md:order-2 max-md:col-span-2 max-md:text-start">
				<span className="md:sr-only">ours </span>
				{ours === null ? "–" : formatAmount(ours)}
			</span>
			<span className="flex items-center justify-end gap-1.5 text-end text-sm font-strong figures max-md:order-2">
				{above > 0 && <Icon name="triangle-exclamation-point" aria-hidden className="size-4" />}
				{above > 0 && `${formatAmount(above)} above`}
				{ours === line.rate && "same"}
				{ours !== null && ours < line.rate && `${formatAmount(line.rate - ours)} below`}
			</span>
		</li>
	);
}

type UnmatchedProps = {
	title: string;
	lines: readonly string[];
	products: readonly ListedProduct[];
	onChoose: (known: KnownName) => void;
	/** The owner has said already that we do not sell them. */
	isNotSold?: boolean;
};

/** Lines without a product: the owner says which it is, or that we do not sell it. */
export function Unmatched({ title, lines, products, onChoose, isNotSold = false }: UnmatchedProps) {
	return (
		<Panel aria-label={title} className="grid gap-2 p-4.5 md:p-4.5">
			<PanelTitle className="text-lg">
				{title} <span className="text-sm font-normal text-ink-3">{lines.length}</span>
			</PanelTitle>
			<ul>
				{lines.map((line, place) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same.
						key={`${line} ${place}`}
						className="grid items-center gap-x-3 gap-y-2 border-t border-line py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto]"
					>
						<span className="font-strong">
							<TheirLine line={line} />
						</span>
						<Choice line={line} products={products} onChoose={onChoose} />
						{!isNotSold && (
							<Button
								variant="quiet"
								size="sm"
								className="max-sm:justify-self-start"
								aria-label={`${NOT_SOLD}: ${line}`}
								onClick={() => onChoose({ name: nameIn(line), product: null })}
							>
								{NOT_SOLD}
							</Button>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}
