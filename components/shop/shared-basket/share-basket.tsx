"use client";

import { Share2 } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { useShop } from "@/lib/client/shop";
import { type SharedLine, sharedBasketHref, sharedBasketWords } from "@/lib/domain/shared-basket";

/** Opens WhatsApp with this basket as a link, and the words beside it; to whom, the shopper chooses there. */
export function ShareBasket({ lines }: { lines: readonly SharedLine[] }) {
	const { name } = useShop();
	const link = new URL(sharedBasketHref(lines), window.location.origin).href;
	const text = `${sharedBasketWords(lines, name)} ${link}`;
	return (
		<ButtonLink
			href={`https://wa.me/?${new URLSearchParams({ text })}`}
			target="_blank"
			rel="noopener noreferrer"
			variant="quiet"
			size="sm"
			icon={<Share2 className="icon" aria-hidden />}
		>
			Share this basket
		</ButtonLink>
	);
}
