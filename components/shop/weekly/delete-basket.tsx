"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";

type DeleteBasketProps = { busy: boolean; onDelete: () => void };

/** Ends the basket, after asking once more in place. */
export function DeleteBasket({ busy, onDelete }: DeleteBasketProps) {
	const { delete: text } = useMessages("weekly");
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) {
		return (
			<Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
				{text.ask}
			</Button>
		);
	}
	return (
		<div role="alert" className="flex flex-wrap items-center gap-2">
			<p className="text-sm font-semibold">{text.sure}</p>
			<Button variant="danger" size="sm" busy={busy} onClick={onDelete}>
				{text.yes}
			</Button>
			<Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
				{text.keep}
			</Button>
		</div>
	);
}
