"use client";

import { useEffect, useRef, useState } from "react";
import type { Shelf } from "@/lib/client/seller-shelf";
import type { ShelfProduct } from "@/lib/domain/seller-product";
import { pageOf, type ShelfFilters } from "@/lib/domain/shelf";
import { BulkBar } from "./bulk-bar";
import { ProductRow } from "./product-row";
import { ShelfPager } from "./shelf-pager";

type ShelfListProps = {
	/** What passes the filters, in their order. */
	found: readonly ShelfProduct[];
	filters: ShelfFilters;
	shelf: Shelf;
	onTurn: (page: number) => void;
};

/** The found products, a page of them drawn; what is chosen stays chosen on the pages that are not. */
export function ShelfList({ found, filters, shelf, onTurn }: ShelfListProps) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const list = useRef<HTMLUListElement>(null);
	const shown = pageOf(found, filters.page);
	const chosen = found.filter(({ _id }) => ids.has(_id));

	const drawn = useRef(shown.page);
	useEffect(() => {
		if (drawn.current === shown.page) return;
		drawn.current = shown.page;
		list.current?.focus();
	}, [shown.page]);

	function choose(id: string, isChosen: boolean): void {
		setIds(new Set(isChosen ? [...ids, id] : [...ids].filter((other) => other !== id)));
	}

	return (
		<div className="overflow-clip rounded-lg bg-surface ring-1 ring-line">
			<BulkBar
				shown={found}
				chosen={chosen}
				onChooseAll={(all) => setIds(new Set(all ? found.map(({ _id }) => _id) : []))}
				onChange={async (change) => {
					const done = await shelf.changeMany(change);
					if (done) setIds(new Set());
					return done;
				}}
			/>
			<ul ref={list} tabIndex={-1} aria-label="Products" className="scroll-mt-32 focus:outline-none">
				{shown.items.map((product) => (
					<ProductRow
						key={product._id}
						product={product}
						chosen={ids.has(product._id)}
						onChoose={(isChosen) => choose(product._id, isChosen)}
						onStock={(inStock) => shelf.setStock(product, inStock)}
						onArchive={(archive) => shelf.setArchived(product, archive)}
					/>
				))}
			</ul>
			<ShelfPager filters={filters} shown={shown} total={found.length} onTurn={onTurn} />
		</div>
	);
}
