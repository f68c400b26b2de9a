"use client";

import { useEffect, useRef, useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { useMay } from "@/components/staff/signed-in";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox, RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { useAction } from "@/lib/client/use-action";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import type { ChangeMany, ProductListState } from "@/lib/products/client/product-list";
import { priceAfter } from "@/lib/products/rules/product-form";
import {
	type ListPage,
	type ProductListFilters,
	pageOf,
	productListHref,
} from "@/lib/products/rules/product-list";
import type { ProductListChange } from "@/lib/products/schema/bulk-change";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { ProductRow } from "./product-row";

type PriceDialogProps = {
	products: readonly ListedProduct[];
	onClose: () => void;
	/** Throws ApiError. */
	onChange: ChangeMany;
};

const loadRules = () => import("@/lib/products/schema/bulk-change").then((rules) => rules.priceChangeSchema);

/** A blank field is no number of percent, and not none of them. */
const percentOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** Changes the prices of the chosen products by a percentage. */
function PriceDialog({ products: present, onClose, onChange }: PriceDialogProps) {
	// As they are seen when it opens: what is repeated after a failure must not be a second change.
	const [products] = useState(present);
	const form = useRulesForm(loadRules, { defaultValues: { prices: "offer" } });
	const percent = form.watch("percent");
	const [example] = products;
	return (
		<FormDialog
			form={form}
			save={(change) => onChange(products, { kind: "price", ...change })}
			failed="Failed to save"
			onClose={onClose}
			title={`Change ${counted(products.length, "price")}`}
			keep="Leave them"
			confirm="Change prices"
		>
			<InputField
				{...fieldOf(form, "percent", { setValueAs: percentOf })}
				label="Change in percent"
				hint={
					example && Number.isInteger(percent) && percent >= -90
						? `${example.name}: ${formatRupees(example.offerPrice)} becomes ${formatRupees(priceAfter(example.offerPrice, percent))}`
						: "Such as 10 to raise, -5 to lower"
				}
				inputMode="numeric"
				autoComplete="off"
			/>
			<RadioCards legend="Which prices" className="grid-cols-2">
				<RadioCard {...form.register("prices")} value="offer" label="Offer price" />
				<RadioCard {...form.register("prices")} value="both" label="Both prices" />
			</RadioCards>
		</FormDialog>
	);
}

type BulkBarProps = {
	/** The products that pass the filters, on whatever page, and those of them that are chosen. */
	shown: readonly ListedProduct[];
	chosen: readonly ListedProduct[];
	/** They are the archived ones, which can only be put back. */
	isArchived: boolean;
	onChooseAll: (all: boolean) => void;
	onChange: ChangeMany;
};

type BulkButtonProps = Pick<BulkBarProps, "chosen" | "onChange"> & {
	change: ProductListChange;
	children: string;
};

function BulkButton({ chosen, onChange, change, children }: BulkButtonProps) {
	const { busy, run } = useAction(() => onChange(chosen, change), "Failed to save");
	return (
		<Button variant="quiet" size="sm" busy={busy} onClick={() => void run()}>
			{children}
		</Button>
	);
}

/** Above the list: choose all, and what can be done with those that are chosen. */
export function BulkBar({ shown, chosen, isArchived, onChooseAll, onChange }: BulkBarProps) {
	const [asksPrice, setAsksPrice] = useState(false);
	const ofChosen = { chosen, onChange };
	return (
		<div className="staff-bar sticky top-16 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-bg-sunk py-1 pe-3 ps-3 lg:ps-4">
			<Checkbox
				checked={chosen.length > 0 && chosen.length === shown.length}
				onChange={(event) => onChooseAll(event.target.checked)}
				className="font-strong text-ink-2"
			>
				{chosen.length === 0
					? `Choose all ${formatAmount(shown.length)}`
					: `${formatAmount(chosen.length)} chosen`}
			</Checkbox>
			{chosen.length > 0 && isArchived && (
				<BulkButton {...ofChosen} change={{ kind: "archive", isArchived: false }}>
					Put back on the shelf
				</BulkButton>
			)}
			{chosen.length > 0 && !isArchived && (
				<span className="flex flex-wrap gap-1">
					<BulkButton {...ofChosen} change={{ kind: "stock", inStock: true }}>
						In stock
					</BulkButton>
					<BulkButton {...ofChosen} change={{ kind: "stock", inStock: false }}>
						Out of stock
					</BulkButton>
					<BulkButton {...ofChosen} change={{ kind: "archive", isArchived: true }}>
						Archive
					</BulkButton>
					<Button variant="quiet" size="sm" onClick={() => setAsksPrice(true)}>
						Change prices
					</Button>
				</span>
			)}
			{asksPrice && <PriceDialog products={chosen} onClose={() => setAsksPrice(false)} onChange={onChange} />}
		</div>
	);
}

type ProductListPagerProps = {
	filters: ProductListFilters;
	shown: ListPage<unknown>;
	/** How many products pass the filters. */
	total: number;
	onTurn: (page: number) => void;
};

/** Which products of how many are drawn, and the way to the others. Nothing is fetched: the browser has them all. */
export function ProductListPager({ filters, shown, total, onTurn }: ProductListPagerProps) {
	const { page, pages, from, to } = shown;
	if (pages === 1) return null;

	function turn(target: number) {
		return {
			href: productListHref({ ...filters, page: target }),
			onNavigate: (event: { preventDefault: () => void }) => {
				event.preventDefault();
				onTurn(target);
			},
			variant: "quiet",
			size: "sm",
			prefetch: false,
		} as const;
	}

	return (
		<nav
			aria-label="Pages of products"
			className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 py-1 lg:px-4"
		>
			<p className="text-ink-2 figures">
				{formatAmount(from)} to {formatAmount(to)} of {formatAmount(total)}
			</p>
			<span className="flex gap-2">
				{page > 1 && (
					<ButtonLink {...turn(page - 1)} icon="chevron-left">
						Back
					</ButtonLink>
				)}
				{page < pages && (
					<ButtonLink {...turn(page + 1)}>
						Next
						<Icon name="chevron-right" />
					</ButtonLink>
				)}
			</span>
		</nav>
	);
}

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
					isArchived={filters.archived}
					onChooseAll={(all) => chooseOnly(all ? found : [])}
					onChange={async (products, change) => {
						await state.changeMany(products, change);
						chooseOnly([]);
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
