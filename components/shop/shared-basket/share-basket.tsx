"use client";

import { useLanguage, useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { Share2 } from "@/components/ui/icons";
import { useHref } from "@/components/ui/use-href";
import { useShop } from "@/lib/client/shop";
import type { UrduWords } from "@/lib/domain/product";
import { basketWords, type SharedLine, sharedBasketHref } from "@/lib/domain/shared-basket";

/** Opens WhatsApp with this basket as a link, and the words beside it; to whom, the shopper chooses there. */
export function ShareBasket({ lines }: { lines: readonly (SharedLine & UrduWords)[] }) {
	const { name } = useShop();
	const messages = useMessages("cartSummary");
	const language = useLanguage();
	const to = useHref();
	const link = new URL(to(sharedBasketHref(lines)), window.location.origin).href;
	const text = `${messages.shared(basketWords(lines, language), name)} ${link}`;
	return (
		<ButtonLink
			href={`https://wa.me/?${new URLSearchParams({ text })}`}
			target="_blank"
			rel="noopener noreferrer"
			variant="quiet"
			size="sm"
			icon={<Share2 className="icon" />}
		>
			{messages.share}
		</ButtonLink>
	);
}
