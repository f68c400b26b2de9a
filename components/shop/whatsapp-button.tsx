"use client";

import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { useShop } from "@/lib/shop/client/shop";
import { whatsappHref } from "@/lib/shop/rules/shop-details";

/** Opens a chat with the shop, its first words ready; nothing while the owner has named no number. */
export function WhatsappButton({ words }: { words: string }) {
	const { whatsapp } = useShop();
	const text = useMessages("whatsapp");
	if (!whatsapp) return null;
	return (
		<ButtonLink
			href={whatsappHref(whatsapp, words)}
			target="_blank"
			rel="noopener noreferrer"
			variant="quiet"
			size="sm"
			icon="message-circle"
		>
			{text.ask}
		</ButtonLink>
	);
}
