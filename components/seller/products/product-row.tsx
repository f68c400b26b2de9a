import { ProductTile } from "@/components/shop/product-card/product-tile";
import { Switch } from "@/components/ui/switch";
import { UrduText } from "@/components/ui/urdu-text";
import { formatRupees } from "@/lib/domain/money";
import type { ProductSummary } from "@/lib/domain/product";

type ProductRowProps = { product: ProductSummary; onStock: (inStock: boolean) => void };

/** One product of the overview: what it is, what it costs, whether it can be bought. */
export function ProductRow({ product, onStock }: ProductRowProps) {
	const { name, urduName, category, unit, price, offerPrice, inStock } = product;
	return (
		<li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line px-4 py-2 first:border-t-0 hover:bg-surface-2 lg:grid-cols-[3rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_10rem]">
			<ProductTile product={product} sizes="3rem" small className="rounded-sm" />
			<div className="min-w-0">
				<h2 className="flex flex-wrap items-center gap-x-2.5 text-sm leading-snug">
					<span className="font-strong">{name}</span>
					{urduName && <UrduText className="-my-1 text-base text-ink-2">{urduName}</UrduText>}
				</h2>
				<p className="text-xs text-ink-3">{unit}</p>
				<p className="text-xs font-semibold figures lg:hidden">
					{formatRupees(offerPrice)}
					{price !== offerPrice && <s className="ml-1.5 font-normal text-ink-3">{formatRupees(price)}</s>}
				</p>
			</div>
			<span className="hidden text-ink-2 lg:block">{category}</span>
			<span className="hidden text-right font-bold figures lg:block">
				{formatRupees(offerPrice)}
				{price !== offerPrice && (
					<s className="block text-xs font-normal text-ink-3">
						<span className="sr-only">was </span>
						{formatRupees(price)}
					</s>
				)}
			</span>
			<Switch
				checked={inStock}
				onChange={onStock}
				aria-label={`${name} in stock`}
				className="justify-self-end font-semibold text-ink-2 lg:w-38"
			>
				<span className="whitespace-nowrap max-lg:sr-only">{inStock ? "In stock" : "Out of stock"}</span>
			</Switch>
		</li>
	);
}
