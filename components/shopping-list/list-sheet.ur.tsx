"use client";

import { WholeList, type WholeListProps } from "@/components/shopping-list/list-sheet";
import { messagesProvider } from "@/lib/client/messages";
import { list } from "@/lib/shopping-list/texts.ur";

const ListMessages = messagesProvider("ur", { list });

/** The sheet for a whole list, with what it says: fetched when it is first opened, or pointed at. */
export default function LanguageListSheet(props: WholeListProps) {
	return (
		<ListMessages>
			<WholeList {...props} />
		</ListMessages>
	);
}
