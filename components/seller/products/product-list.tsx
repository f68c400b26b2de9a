"use client";

import { useEffect, useRef, useState } from "react";
import { useMay } from "@/components/seller/shell/role";
import type { ProductListState } from "@/lib/client/product-list";
import { type ProductListFilters, pageOf } from "@/lib/domain/product-list";
import type { ListedProduct } from "@/lib/domain/seller-product";
import { BulkBar } from "./bulk-bar";
import { ProductListPager } from "./product-list-pager";
import { ProductRow } from "./product-row";

type ProductListProps = {
	/** What passes the filters, in their order. */
	found: readonly ListedProduct[];
	filters: ProductListFilters;
	state: ProductListState;
	onTurn: (page: number) => void;
};

/** The found products, a page of them drawn; what is chosen stays chosen on the pages that are not. */
export function ProductList({ found, filters, state, onTurn }: ProductListProps) {
	// The revision each was chosen at: one that has changed since is chosen no more.
	const [revisions, setRevisions] = useState<ReadonlyMap<string, number>>(new Map());
	const manages = useMay("management");
	const list = useRef<HTMLUListElement>(null);
	const shown = pageOf(found, filters.page);
	const isChosen = ({ _id, revision }: ListedProduct) => revisions.get(_id) === revision;
	const chosen = found.filter(isChosen);

	const drawn = useRef(shown.page);
	useEffect(() => {
		if (drawn.current === shown.page) return;
		drawn.current = shown.page;
		list.current?.focus();
	}, [shown.page]);

	function chooseOnly(products: readonly ListedProduct[]): void {
		setRevisions(new Map(products.map(({ _id, revision }) => [_id, revision])));
	}

	function choose({ _id, revision }: ListedProduct, chooses: boolean): void {
		const next = new Map(revisions);
		if (chooses) next.set(_id, revision);
		else next.delete(_id);
		setRevisions(next);
	}

	return (
		<div className="overflow-clip rounded-lg bg-surface ring-1 ring-line">
			{manages && (
				<BulkBar
					shown={found}
					chosen={chosen}
					onChooseAll={(all) => chooseOnly(all ? found : [])}
					onChange={async (products, change) => {
						const done = await state.changeMany(products, change);
						if (done) chooseOnly([]);
						return done;
					}}
				/>
			)}
			<ul ref={list} tabIndex={-1} aria-label="Products" className="scroll-mt-32 focus:outline-none">
				{shown.items.map((product) => (
					<ProductRow
						key={product._id}
						product={product}
						chosen={isChosen(product)}
						onChoose={(chooses) => choose(product, chooses)}
						onStock={(inStock) => state.setStock(product, inStock)}
						onCount={(set) => state.setCount(product, set)}
						onArchive={(archive) => state.setArchived(product, archive)}
					/>
				))}
			</ul>
			<ProductListPager filters={filters} shown={shown} total={found.length} onTurn={onTurn} />
		</div>
	);
}
