import { Check, ShieldCheck, Timer } from "lucide-react";
import { CATEGORY_TONE } from "@/components/shop/product-card/category-tone";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { UrduText } from "@/components/ui/urdu-text";
import { browseHref } from "@/lib/domain/browse";
import { formatRupees } from "@/lib/domain/money";
import { type Product, type ProductSummary, savingOf } from "@/lib/domain/product";
import { SHOP } from "@/lib/domain/shop";

type SummaryProps = { product: ProductSummary };

/** Whether it is to be had, and what it is. */
export function ProductStatus({ product: { category, inStock, left } }: SummaryProps) {
	return (
		<div className="flex flex-wrap items-center gap-1.5">
			<Tag tone={inStock ? "success" : "out"} size="lg" dot>
				{inStock ? "In Stock" : "Out of Stock"}
			</Tag>
			{inStock && left !== null && (
				<Tag tone="low" size="lg">
					Only {left} left
				</Tag>
			)}
			<PageLink href={browseHref({ category })} className="tap-area rounded-xs hover:underline">
				<Tag tone={CATEGORY_TONE[category]} size="lg">
					{category}
				</Tag>
			</PageLink>
		</div>
	);
}

/** What it is called. */
export function ProductName({ product, as: Name = "h1" }: SummaryProps & { as?: "h1" | "p" }) {
	const { name, urduName } = product;
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<Name className="display-type text-4xl">{name}</Name>
			{urduName && <UrduText className="pt-1 text-3xl text-primary">{urduName}</UrduText>}
		</div>
	);
}

/** What it costs, and what is saved. */
export function ProductPrice({ product }: SummaryProps) {
	const { price, offerPrice, unit } = product;
	const saving = savingOf(product);
	return (
		<div>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Price amount={offerPrice} was={price} size="lg" />
				{saving > 0 && (
					<Tag tone="save" size="lg">
						Save {formatRupees(saving)}
					</Tag>
				)}
			</div>
			<p className="mt-1.5 text-sm text-ink-3">{unit && `${unit} · `}(inclusive of all taxes)</p>
		</div>
	);
}

/** What it is like, and what a crate holds. */
export function ProductDescription({ product }: { product: Product }) {
	return (
		<div className="grid max-w-152 gap-3 text-ink-2">
			{product.description.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{product.contents.length > 0 && (
				<>
					<h2 className="mt-1 text-md font-bold text-ink">In the crate</h2>
					<ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
						{product.contents.map((line) => (
							<li key={line} className="flex items-start gap-2 wrap-anywhere">
								<Check className="mt-1 size-4 flex-none text-primary" strokeWidth={3} aria-hidden />
								{line}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

const PROMISES = [
	{
		title: `${SHOP.promisedMinutes} min delivery`,
		note: "Choose express in the cart, in any of our areas",
		Icon: Timer,
	},
	{ title: "Fresh guarantee", note: "Not happy? Hand it back to the rider", Icon: ShieldCheck },
] as const;

/** The two notes under the buttons (spec 2, Product detail). */
export function Promises() {
	return (
		<ul className="grid grid-cols-2 gap-2.5">
			{PROMISES.map(({ title, note, Icon }) => (
				<li key={title} className="flex gap-2.75 rounded-md bg-bg-sunk p-3.5 text-sm leading-snug text-ink-2">
					<Icon className="mt-px size-5.5 flex-none text-primary" aria-hidden />
					<span>
						<b className="block text-md font-bold text-ink">{title}</b>
						{note}
					</span>
				</li>
			))}
		</ul>
	);
}
