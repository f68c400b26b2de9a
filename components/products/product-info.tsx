import { useLanguage, useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Price, useRupees } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import { browseHref } from "@/lib/products/rules/browse";
import { type Product, type ProductSummary, productName, savingOf } from "@/lib/products/rules/product";
import { CATEGORY_TONE } from "./card/product-tile";

type SummaryProps = { product: ProductSummary };

/** Whether it is to be had, and what it is. */
export function ProductStatus({ product }: SummaryProps) {
	const { category, inStock, left, cameAt } = product;
	const text = useMessages("product");
	const { time } = useMessages("time");
	return (
		<div className="flex flex-wrap items-center gap-1.5">
			<Tag tone={inStock ? "success" : "out"} size="lg" dot>
				{inStock ? text.inStock : text.outOfStock}
			</Tag>
			{inStock && left !== null && (
				<Tag tone="low" size="lg">
					{text.onlyLeft(left, product)}
				</Tag>
			)}
			<PageLink href={browseHref({ category })} className="tap-area rounded-xs hover:underline">
				<Tag tone={CATEGORY_TONE[category]} size="lg">
					{text.category(category)}
				</Tag>
			</PageLink>
			{cameAt && (
				<Tag tone="success" size="lg" icon={<Icon name="sunrise" className="size-4.5" />}>
					{text.cameAt(time(cameAt))}
				</Tag>
			)}
		</div>
	);
}

/** What it is called. */
export function ProductName({ product }: SummaryProps) {
	const { urduName } = product;
	const language = useLanguage();
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<h1 className="display-type text-4xl">
				<bdi>{productName(product, language)}</bdi>
			</h1>
			{language === "en" && urduName && (
				<UrduText className="pt-1 text-3xl! text-primary">{urduName}</UrduText>
			)}
		</div>
	);
}

/** What it costs, and what is saved. */
export function ProductPrice({ product }: SummaryProps) {
	const { price, offerPrice, stepGrams } = product;
	const text = useMessages("product");
	const rupees = useRupees();
	const unit = stepGrams ? "" : text.unit(product);
	const saving = savingOf(product);
	return (
		<div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Price amount={offerPrice} was={price} per={stepGrams ? text.perKg : undefined} size="lg" />
				{saving > 0 && (
					<Tag tone="save" size="lg">
						{text.save(rupees(saving))}
					</Tag>
				)}
			</div>
			<p className="text-sm text-ink-3 sm:mt-1.5">
				{unit && (
					<>
						<bdi>{unit}</bdi> ·{" "}
					</>
				)}
				{text.allTaxes}
			</p>
		</div>
	);
}

type RateTodayProps = {
	/** Rupees. */
	rate: number;
	/** True where it is for a kg, and the price for less or more. */
	isPerKg: boolean;
};

/** What the committee lets it cost today (next day 10). */
export function RateToday({ rate, isPerKg }: RateTodayProps) {
	const text = useMessages("product");
	const rupees = useRupees();
	return (
		<p className="flex items-center gap-2 text-sm font-bold text-ink-2">
			<Icon name="landmark" aria-hidden="true" className="size-4.5 flex-none text-primary" />
			<span>
				{text.rateToday(rupees(rate))}
				{isPerKg && <> {text.perKg}</>}
			</span>
		</p>
	);
}

/** What it is like, and what a crate holds. */
export function ProductDescription({ product }: { product: Product }) {
	const text = useMessages("productPage");
	return (
		<div className="grid max-w-152 gap-3 text-ink-2">
			{product.description.map((paragraph) => (
				<p key={paragraph} dir="auto">
					{paragraph}
				</p>
			))}
			{product.contents.length > 0 && (
				<>
					<h2 className="mt-1 text-md font-bold text-ink">{text.inTheCrate}</h2>
					<ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3">
						{product.contents.map((line) => (
							<li key={line} className="flex items-start gap-2 wrap-anywhere">
								<Icon name="check" className="mt-1 size-4 flex-none text-primary stroke-3" />
								<bdi>{line}</bdi>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** The two notes under the buttons (spec 2, Product detail), and a third above them on what is weighed. */
export function Promises({ isWeighed }: { isWeighed: boolean }) {
	const text = useMessages("productPage");
	const promises = [
		...(isWeighed ? [{ title: text.weighedTitle, note: text.weighedNote, icon: "scale" as const }] : []),
		{ title: text.promisedTitle, note: text.promisedNote, icon: "timer" as const },
		{ title: text.freshTitle, note: text.freshNote, icon: "shield-check" as const },
	];
	return (
		<ul className="grid grid-cols-2 gap-2.5">
			{promises.map(({ title, note, icon }) => (
				<li
					key={title}
					className="flex gap-2.75 rounded-md first:nth-last-3:col-span-full bg-bg-sunk p-3.5 text-sm leading-snug text-ink-2"
				>
					<Icon name={icon} className="mt-px size-5.5 flex-none text-primary" />
					<span>
						<b className="block text-md font-bold text-ink">{title}</b>
						{note}
					</span>
				</li>
			))}
		</ul>
	);
}
