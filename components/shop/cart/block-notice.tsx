import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Address } from "@/lib/domain/address";
import type { Area } from "@/lib/domain/areas";
import type { CartBlock } from "@/lib/domain/cart-button";
import { AddAreaName } from "./add-area-name";

/** Where the reasons stand, so that a press on the blocked button can lead to them. */
export const BLOCK_ID = "cart-block";

type BlockNoticeProps = {
	/** Everything that is still missing. */
	blocks: readonly CartBlock[];
	area: Area | null;
	address: Address | undefined;
};

/** Why the order cannot be placed yet, all of it at once, always above the button that it blocks (spec 2, warnings). */
export function BlockNotice({ blocks, area, address }: BlockNoticeProps) {
	return (
		<div id={BLOCK_ID} role="status" className="grid gap-2 empty:hidden">
			{blocks.map(({ reason, message }) => (
				<Notice key={reason} tone={reason === "stock" ? "danger" : "warning"}>
					<p>{message}</p>
					{reason === "area-mismatch" && area && address && <AddAreaName area={area} address={address} />}
					{reason === "verification" && (
						<ButtonLink href="/account" variant="outline" size="sm" className="mt-3 no-underline!">
							Go to Profile
						</ButtonLink>
					)}
				</Notice>
			))}
		</div>
	);
}
