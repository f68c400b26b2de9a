import Link from "next/link";
import { useMay } from "@/components/staff/role";
import { Checkbox } from "@/components/ui/form/checkbox";
import { Switch } from "@/components/ui/form/switch";
import { Tag } from "@/components/ui/tag";
import { UrduText } from "@/components/ui/urdu-text";
import type { ListedProduct } from "@/lib/products/rules/seller-product";
import { formatRupees } from "@/lib/text/money";
import { ProductTile } from "../card/product-tile";
import { RowMenu } from "./row-menu";
import { StockNumber } from "./stock-number";

type ProductRowProps = {
	product: ListedProduct;
	chosen: boolean;
	onChoose: (chosen: boolean) => void;
	onStock: (inStock: boolean) => void;
	onCount: (set: number | null) => void;
	onArchive: (isArchived: boolean) => void;
};

function RowPrice({ price, offerPrice }: Pick<ListedProduct, "price" | "offerPrice">) {
	return (
		<>
			{formatRupees(offerPrice)}
			{price > offerPrice && (
				<s className="text-xs font-normal text-ink-3 max-lg:ms-1.5 lg:block">
					<span className="sr-only">was </span>
					{formatRupees(price)}
				</s>
			)}
		</>
	);
}

/** One product of the overview: what it is, what it costs, whether it can be bought. */
export function ProductRow({ product, chosen, onChoose, onStock, onCount, onArchive }: ProductRowProps) {
	const { _id, name, urduName, category, unit, inStock, isDeal, isArchived } = product;
	const manages = useMay("management");
	return (
		<li className="grid grid-cols-[auto_3rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 border-t border-line py-1.5 pe-1 ps-3 first:border-t-0 hover:bg-surface-2 lg:grid-cols-[auto_3rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_4.5rem_10rem_auto] lg:gap-x-3.5 lg:ps-4">
			{manages ? (
				<Checkbox
					checked={chosen}
					onChange={(event) => onChoose(event.target.checked)}
					aria-label={`Choose ${name}`}
				>
					{null}
				</Checkbox>
			) : (
				<span />
			)}
			<ProductTile product={product} sizes="3rem" small className="rounded-sm" />
			<div className="min-w-0">
				<h2 className="flex flex-wrap items-center gap-x-2.5 text-sm leading-snug">
					{manages ? (
						<Link
							href={`/seller/edit-product/${_id}`}
							prefetch={false}
							className="tap-area font-strong hover:underline"
						>
							{name}
						</Link>
					) : (
						<span className="font-strong">{name}</span>
					)}
					{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
					{isDeal && <Tag tone="deal">Deal</Tag>}
				</h2>
				<p className="text-xs text-ink-3">{unit}</p>
				<p className="text-xs font-semibold figures lg:hidden">
					<RowPrice {...product} />
				</p>
			</div>
			<span className="hidden text-ink-2 lg:block">{category}</span>
			<span className="hidden text-end font-bold figures lg:block">
				<RowPrice {...product} />
			</span>
			{!isArchived && (
				<StockNumber
					product={product}
					onCount={onCount}
					className="max-lg:col-start-3 max-lg:row-start-2 max-lg:mt-1"
				/>
			)}
			{isArchived ? (
				<span className="justify-self-end text-ink-3 lg:col-start-7 lg:w-38">Archived</span>
			) : (
				<Switch
					checked={inStock}
					onChange={onStock}
					aria-label={`${name} in stock`}
					className="justify-self-end font-semibold text-ink-2 lg:w-38"
					state={
						<span className="whitespace-nowrap max-lg:hidden">{inStock ? "In stock" : "Out of stock"}</span>
					}
				/>
			)}
			{manages && <RowMenu product={product} onArchive={onArchive} />}
		</li>
	);
}
