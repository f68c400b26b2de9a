import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CartBlock } from "@/lib/cart/rules/cart-button";
import { useShop } from "@/lib/shop/client/shop";
import { AddAreaName } from "./add-area-name";
import { BlockAction, inNotice, namedArea } from "./block-action";
import type { Checkout } from "./use-checkout";

/** Where the reasons stand, so that a press on the blocked button can lead to them. */
export const BLOCK_ID = "cart-block";

/** True for what is chosen in the panel itself, right above the reasons, and not known from elsewhere. */
function isChosenAbove(
	reason: CartBlock["reason"],
	address: Checkout["address"],
	areas: readonly string[],
): boolean {
	return reason === "address" || (reason === "area" && !namedArea(address, areas));
}

/** Shows every reason why the order cannot be placed yet. */
export function showBlocks(): void {
	document.getElementById(BLOCK_ID)?.scrollIntoView({ block: "center" });
}

/** Why the order cannot be placed yet, all of it at once with what ends it, above the button that it blocks (spec 2, warnings). */
export function BlockNotice({ checkout }: { checkout: Checkout }) {
	const { area, address, blocks } = checkout;
	const { areas } = useShop();
	const text = useMessages("cartBlocks");
	return (
		<div id={BLOCK_ID} role="status" className="grid gap-2 empty:hidden">
			{blocks.map((block) => {
				const { reason } = block;
				return (
					<Notice key={reason} tone={reason === "stock" || reason === "shortage" ? "danger" : "warning"}>
						<p>{text.message(block)}</p>
						<div className="flex flex-wrap gap-x-2">
							{reason === "area-mismatch" && area && address && <AddAreaName area={area} address={address} />}
							{reason === "verification" && (
								<ButtonLink href="/account" {...inNotice}>
									{text.actions.goToProfile}
								</ButtonLink>
							)}
							{!isChosenAbove(reason, address, areas) && (
								<BlockAction reason={reason} checkout={checkout} look={inNotice} />
							)}
						</div>
					</Notice>
				);
			})}
		</div>
	);
}
