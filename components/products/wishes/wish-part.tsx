"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Pencil } from "@/components/ui/icons";
import type { LineWish, Wish } from "@/lib/products/rules/wishes";
import { NoteField, WishChips } from "./wish-chips";

type WishPartProps = { wishes: readonly Wish[]; asked: LineWish; onChange: (asked: LineWish) => void };

/** On a product's page: what is asked of the pieces that are added next. */
export function WishPart({ wishes, asked, onChange }: WishPartProps) {
	const text = useMessages("wishes");
	const [isWriting, setWriting] = useState(false);
	return (
		<div className="grid gap-2.5">
			<p className="flex items-baseline justify-between gap-4">
				<b className="text-md" aria-hidden>
					{text.title}
				</b>
				<span className="text-sm text-ink-3">{text.optional}</span>
			</p>
			<WishChips wishes={wishes} chosen={asked.wish} onChoose={(wish) => onChange({ ...asked, wish })} />
			{isWriting || asked.note ? (
				<NoteField note={asked.note ?? ""} autoFocus onChange={(note) => onChange({ ...asked, note })} />
			) : (
				<button
					type="button"
					onClick={() => setWriting(true)}
					className="inline-flex min-h-tap items-center gap-2 justify-self-start text-sm font-bold text-primary hover:underline"
				>
					<Pencil className="icon" />
					{text.addNote}
				</button>
			)}
		</div>
	);
}
