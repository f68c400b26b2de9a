import { useLanguage, useMessages } from "#messages";
import { AddControl } from "@/components/shop/product-card/add-control";
import { ProductTile } from "@/components/shop/product-card/product-tile";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { useRupees } from "@/components/ui/use-rupees";
import { type Product, savingOf } from "@/lib/domain/product";
import { productName } from "@/lib/domain/product-words";

/** A bundle in a row: its crate, what is in it, its price. The whole row leads to its page. */
export function DealRow({ product }: { product: Product }) {
	const { _id, contents, price, offerPrice, left } = product;
	const text = useMessages("deals");
	const rupees = useRupees();
	const language = useLanguage();
	const saving = savingOf(product);
	return (
		<article className="lifts relative grid grid-cols-[9rem_minmax(0,1fr)] gap-4 rounded-lg bg-surface p-2.5 ring-1 ring-bundle-soft lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-5">
			<ProductTile product={product} sizes="(min-width: 64rem) 11rem, 9rem" small className="min-h-36" />
			<div className="flex min-w-0 flex-col items-start gap-1 py-1.5 pe-1 lg:py-2 lg:pe-2">
				{(saving > 0 || left !== null) && (
					<p className="mb-1 flex flex-wrap gap-1.25">
						{saving > 0 && <Tag tone="save">{text.save(rupees(saving))}</Tag>}
						{left !== null && <Tag tone="low">{text.left(left)}</Tag>}
					</p>
				)}
				<h3 className="max-w-full display-type text-xl">
					<PageLink href={`/product/${_id}`} dir="auto" className="card-link">
						{productName(product, language)}
					</PageLink>
				</h3>
				<p className="line-clamp-2 text-sm leading-snug text-ink-2">{contents.join(text.comma)}</p>
				<div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-1.5">
					<Price amount={offerPrice} was={price} />
					<AddControl product={product} className="relative z-2" />
				</div>
			</div>
		</article>
	);
}
