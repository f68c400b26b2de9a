"use client";

import { useMessages } from "#messages";
import { PageBar } from "@/components/shop/shell/page-bar";
import { Clock, MapPin, MapPinHouse, ShoppingBasket, TriangleExclamationPoint } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/use-rupees";
import type { CartBlock } from "@/lib/domain/cart-button";
import { missingToMinimum } from "@/lib/domain/cart-totals";
import { BlockAction, inBar } from "./block-action";
import { showBlocks } from "./block-notice";
import { MainButton } from "./order-summary";
import type { Checkout } from "./use-checkout";

type CartPageBarProps = { checkout: Checkout; busy: boolean; onPress: () => void };

const ICONS: Record<CartBlock["reason"], typeof MapPin> = {
	minimum: ShoppingBasket,
	area: MapPin,
	"area-mismatch": MapPin,
	verification: TriangleExclamationPoint,
	address: MapPinHouse,
	stock: TriangleExclamationPoint,
	shortage: TriangleExclamationPoint,
	time: Clock,
};

/** What the title leaves open. */
function useNote(block: CartBlock, { area }: Checkout): string {
	const { note } = useMessages("cartBlocks");
	const places = useMessages("places");
	const rupees = useRupees();
	if (block.reason === "minimum")
		return note.minimum(rupees(missingToMinimum(block.subtotal, block.minimum)));
	if (block.reason === "area-mismatch") return note.areaMismatch(places.area(area ?? ""));
	return block.reason === "verification" ? note.verification : "";
}

/** The first reason, pressed to see them all. */
function Reason({ block, others, checkout }: { block: CartBlock; others: number; checkout: Checkout }) {
	const text = useMessages("cartBlocks");
	const note = useNote(block, checkout);
	const Icon = ICONS[block.reason];
	return (
		<button
			type="button"
			onClick={showBlocks}
			className="col-span-2 flex min-h-tap items-center gap-2.5 text-start text-sm leading-snug"
		>
			<Icon className="icon text-on-warning-soft" />
			<span className="flex-1">
				<b className="font-heavy">{text.title(block)}</b> {note}
			</span>
			{others > 0 && (
				<span className="rounded-full bg-warning-soft px-2.5 py-1 text-2xs font-strong text-on-warning-soft">
					{text.others(others)}
				</span>
			)}
		</button>
	);
}

/** The cart's bar at the foot of phones: the total and the button, or the one reason against it and what ends that. */
export function CartPageBar({ checkout, busy, onPress }: CartPageBarProps) {
	const { blocks, count, delivery, credit } = checkout;
	const text = useMessages("cart");
	const rupees = useRupees();
	const [block, ...others] = blocks;
	return (
		<PageBar alone blocked={block !== undefined}>
			{block && <Reason block={block} others={others.length} checkout={checkout} />}
			<p className="grid leading-close">
				<span className="text-2xs text-ink-3">{delivery.due || text.pieces(count)}</span>
				<b className="text-lg font-extrabold whitespace-nowrap figures">{rupees(credit.amountToPay)}</b>
			</p>
			{block ? (
				<BlockAction reason={block.reason} checkout={checkout} look={inBar} />
			) : (
				<MainButton checkout={checkout} busy={busy} onPress={onPress} />
			)}
		</PageBar>
	);
}
