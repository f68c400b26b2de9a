import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { Price, useRupees } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { type Product, savingOf } from "@/lib/products/rules/product";
import { productName } from "@/lib/products/rules/product-words";
import { AddControl } from "./card/add-control";
import { ProductTile } from "./card/product-tile";

type DealCardProps = {
	product: Product;
	/** For the first ones of a page: their pictures are not put off. */
	eager?: boolean;
};

/** A bundle with what it saves and all that lies in its crate. The whole card leads to its page; Add sits above that. */
export function DealCard({ product, eager }: DealCardProps) {
	const { _id, contents, price, offerPrice } = product;
	const text = useMessages("deals");
	const { unit } = useMessages("product");
	const rupees = useRupees();
	const language = useLanguage();
	const name = productName(product, language);
	const saving = savingOf(product);
	return (
		<article className="lifts relative flex flex-col rounded-lg bg-surface p-3 ring-1 ring-bundle-soft">
			<div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
				<ProductTile
					product={product}
					sizes="(min-width: 64rem) 176px, 120px"
					small
					eager={eager}
					className="aspect-square rounded-md"
				/>
				<div className="flex min-w-0 flex-col items-start gap-1.5 py-1 *:max-w-full">
					<h2 className="display-type text-xl leading-close">
						<PageLink href={`/product/${_id}`} dir="auto" className="card-link">
							{name}
						</PageLink>
					</h2>
					{saving > 0 && <Tag tone="save">{text.save(rupees(saving))}</Tag>}
					{product.left !== null && <Tag tone="low">{text.left(product.left)}</Tag>}
					<Price amount={offerPrice} was={price} className="mt-auto" />
				</div>
			</div>
			{contents.length > 0 && (
				<ul
					aria-label={text.inside(name)}
					className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-dashed border-line-strong pt-3 text-sm leading-snug"
				>
					{contents.map((line) => (
						<li key={line} className="min-w-0 wrap-anywhere">
							{line}
						</li>
					))}
				</ul>
			)}
			<div className="mt-auto flex items-center justify-between gap-3 pt-3">
				<p className="text-sm text-ink-3">{unit(product)}</p>
				<AddControl product={product} className="relative z-2" />
			</div>
		</article>
	);
}
