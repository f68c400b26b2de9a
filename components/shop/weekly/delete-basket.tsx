"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

type DeleteBasketProps = { busy: boolean; onDelete: () => void };

/** Ends the basket, after asking once more in place. */
export function DeleteBasket({ busy, onDelete }: DeleteBasketProps) {
	const [isAsked, setAsked] = useState(false);
	if (!isAsked) {
		return (
			<Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
				Delete this basket
			</Button>
		);
	}
	return (
		<div role="alert" className="flex flex-wrap items-center gap-2">
			<p className="text-sm font-semibold">Delete it for good? Orders that it has become stay.</p>
			<Button variant="danger" size="sm" busy={busy} onClick={onDelete}>
				Delete
			</Button>
			<Button variant="quiet" size="sm" onClick={() => setAsked(false)}>
				Keep it
			</Button>
		</div>
	);
}
