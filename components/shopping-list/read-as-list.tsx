"use client";

import { useMemo } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { useListIndex } from "@/lib/shopping-list/client/list";
import { bringList } from "@/lib/shopping-list/client/paper";
import { namesAsList } from "@/lib/shopping-list/rules/match-list";

/** The way from a search without results to the sheet for lists, where those words name something there. */
export default function ReadAsList({ text }: { text: string }) {
	const { asList } = useMessages("browse");
	const [index] = useListIndex(true);
	const isKnown = useMemo(
		() => index !== null && index !== "failed" && namesAsList(text, index),
		[text, index],
	);
	if (!isKnown) return null;
	return (
		<Button size="sm" variant="outline" icon="list-plus" onClick={() => bringList(text)}>
			{asList}
		</Button>
	);
}
