"use client";

import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { productName } from "@/lib/products/rules/product";
import { type LineWish, NO_WISH, offeredWish } from "@/lib/products/rules/wishes";
import type { WishedLine } from "./line-wish";
import { NoteField, WishChips } from "./wish-chips";

type WishSheetProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	line: WishedLine;
	onChange: (asked: LineWish) => void;
};

/** What is asked of a line, to change it: one of the product's wishes, and a note. */
export default function WishSheet({ open, onOpenChange, line, onChange }: WishSheetProps) {
	const text = useMessages("wishes");
	const title = text.dialog(productName(line, useLanguage()));
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={title} description={text.dialogNote}>
			<WishForm
				line={line}
				onDone={(asked) => {
					onChange(asked);
					onOpenChange(false);
				}}
			/>
		</Dialog>
	);
}

/** Begins anew with each opening of the sheet. */
function WishForm({ line, onDone }: { line: WishedLine; onDone: (asked: LineWish) => void }) {
	const text = useMessages("wishes");
	const [wish, setWish] = useState(offeredWish(line.wishes, line.wish));
	const [note, setNote] = useState(line.note ?? "");
	return (
		<Form onSend={() => onDone({ wish, note: note.trim() || null })} className="mt-4.5 grid gap-4.5">
			<WishChips wishes={line.wishes} chosen={wish} onChoose={setWish} />
			<NoteField note={note} onChange={setNote} />
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
				<Button variant="quiet" onClick={() => onDone(NO_WISH)}>
					{text.none}
				</Button>
				<Button type="submit">{text.keep}</Button>
			</div>
		</Form>
	);
}
