import { ProductTile } from "@/components/products/card/product-tile";
import { MoreLink, Panel, PanelTitle } from "@/components/ui/panel";
import type { ListedProduct } from "@/lib/products/rules/seller-product";

type RunningOutProps = {
	products: ListedProduct[];
	/** How many run out, also beyond those. */
	total: number;
};

function leftText(stock: number | null): string {
	return stock ? `${stock} left` : "None left";
}

/** What is counted and runs out, the fewest first; nothing where all of it is there, or nothing is counted. */
export function RunningOut({ products, total }: RunningOutProps) {
	if (total === 0) return null;
	return (
		<Panel aria-labelledby="running-out" className="grid content-start gap-1">
			<div className="flex items-center justify-between gap-3">
				<PanelTitle id="running-out" className="text-lg">
					Running out <span className="text-ink-3 figures">{total}</span>
				</PanelTitle>
				<MoreLink href="/seller/stock">Pieces</MoreLink>
			</div>
			<ul>
				{products.map((product) => (
					<li
						key={product._id}
						className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-t-0"
					>
						<ProductTile product={product} sizes="2.75rem" small className="rounded-sm" />
						<p className="min-w-0 wrap-anywhere">
							<b>{product.name}</b>
							<span className="block text-xs text-ink-2">{product.unit}</span>
						</p>
						<span className="font-semibold figures">{leftText(product.stock)}</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
