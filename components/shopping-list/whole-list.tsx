"use client";

import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { addManyToCart } from "@/lib/cart/client/cart";
import { lineOf } from "@/lib/cart/rules/totals";
import type { ListItem } from "@/lib/shopping-list/client/list";
import { ListSheet, type ListSheetProps } from "./list-sheet";

export type WholeListProps = Omit<ListSheetProps, "onAdd"> & Partial<Pick<ListSheetProps, "onAdd">>;

/** How many are left the cart's own answer says. */
const toLine = ({ product, quantity }: ListItem) => ({ ...lineOf({ ...product, left: null }), quantity });

/** A whole list, for the cart where nobody else takes it. */
export function WholeList(props: WholeListProps) {
	const text = useMessages("list");
	const rupees = useRupees();
	const add: ListSheetProps["onAdd"] = (items, sum) =>
		addManyToCart(items.map(toLine), text.added(items.length, rupees(sum)));
	return <ListSheet onAdd={add} {...props} />;
}
