"use client";

import { lazy, Suspense, startTransition, useState } from "react";
import type { ListedProduct } from "@/lib/products/rules/seller-product";
import { RowMenuTrigger } from "./row-menu-trigger";

const loadMenu = () => import("./row-menu-open");
const RowMenuOpen = lazy(loadMenu);

export type RowMenuProps = { product: ListedProduct; onArchive: (isArchived: boolean) => void };

/** What can be done with one product of the overview; the code of the menu is loaded by the press that asks for it. */
export function RowMenu(props: RowMenuProps) {
	const [asked, setAsked] = useState(false);
	const trigger = (
		<RowMenuTrigger
			name={props.product.name}
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={loadMenu}
			onFocus={loadMenu}
			onClick={() => startTransition(() => setAsked(true))}
		/>
	);
	if (!asked) return trigger;
	return (
		<Suspense fallback={trigger}>
			<RowMenuOpen {...props} />
		</Suspense>
	);
}
