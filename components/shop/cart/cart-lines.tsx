"use client";

import { ArrowLeft } from "lucide-react";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import type { CartLine as Line } from "@/lib/domain/cart";
import { CartLine } from "./cart-line";

/** What is in the cart, and the way back to the shelf. */
export function CartLines({ lines }: { lines: readonly Line[] }) {
	return (
		<Panel aria-label="Items" className="@container py-1.5 md:py-1.5">
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<CartLine key={line.productId} line={line} />
				))}
			</ul>
			<p className="border-t border-line py-1.5">
				<PageLink
					href="/all-products"
					className="inline-flex min-h-tap items-center gap-2 font-bold text-primary decoration-2 underline-offset-4 hover:underline"
				>
					<ArrowLeft className="icon" aria-hidden />
					Continue Shopping
				</PageLink>
			</p>
		</Panel>
	);
}
