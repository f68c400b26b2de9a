import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CartBlock } from "@/lib/domain/cart-button";

/** Where the reason stands, so that a press on the blocked button can lead to it. */
export const BLOCK_ID = "cart-block";

/** Why the order cannot be placed yet, always above the button that it blocks (spec 2, warnings). */
export function BlockNotice({ block }: { block: CartBlock | null }) {
	return (
		<div id={BLOCK_ID} role="status" className="empty:hidden">
			{block && (
				<Notice tone={block.reason === "stock" ? "danger" : "warning"}>
					<p>{block.message}</p>
					{block.reason === "verification" && (
						<ButtonLink href="/account" variant="outline" size="sm" className="mt-3 no-underline!">
							Go to Profile
						</ButtonLink>
					)}
				</Notice>
			)}
		</div>
	);
}
