"use client";

import { messagesProvider } from "@/lib/client/messages";
import { list } from "@/lib/shopping-list/texts.en";
import { CartList, type CartListProps } from "./cart-list";

const ListMessages = messagesProvider("en", { list });

/** The sheet for a whole list, with what it says: fetched when it is first opened, or pointed at. */
export default function LanguageListSheet(props: CartListProps) {
	return (
		<ListMessages>
			<CartList {...props} />
		</ListMessages>
	);
}
