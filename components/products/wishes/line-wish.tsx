"use client";

import { lazy, Suspense } from "react";
import { useLanguage, useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { productName, type UrduWords } from "@/lib/products/rules/product";
import { type LineWish, offeredWish, type Wish } from "@/lib/products/rules/wishes";

const loadSheet = () => import("./wish-sheet");
const WishSheet = lazy(loadSheet);

/** A line of a cart or of a weekly basket. */
export type WishedLine = LineWish & UrduWords & { name: string; wishes: readonly Wish[] };

/** What is asked of a line, in words; what its product no longer offers is said to be left out. */
export function AskedText({ line: { wish, wishes, note } }: { line: Omit<WishedLine, "name"> }) {
	const text = useMessages("wishes");
	if (wish && !offeredWish(wishes, wish)) {
		return (
			<>
				{text.gone(wish)} {note && <bdi>{note}</bdi>}
			</>
		);
	}
	return (
		<>
			{wish && <b>{text.words[wish]}</b>}
			{wish && note && text.dot}
			{note && <bdi>{note}</bdi>}
		</>
	);
}

type LineWishProps = { line: WishedLine; onChange: (asked: LineWish) => void };

/** A line's wish under it, or the way to one where its product takes any; both open the sheet. */
export function LineWishButton({ line, onChange }: LineWishProps) {
	const text = useMessages("wishes");
	const name = productName(line, useLanguage());
	const { props, opener } = useLazyDialog(loadSheet);
	const isAsked = line.wish !== null || line.note !== null;
	if (!isAsked && line.wishes.length === 0) return null;
	return (
		<div className={isAsked ? "col-span-full @xl:col-start-2" : "col-span-full col-start-2"}>
			{isAsked ? (
				<button
					type="button"
					aria-label={text.change(name)}
					{...opener}
					className="grid min-h-tap w-full @xl:w-fit grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md bg-accent-soft px-3.5 py-2 text-start text-sm leading-snug wrap-anywhere text-on-accent-soft"
				>
					<Icon name="message-circle" />
					<span>
						<AskedText line={line} />
					</span>
					<Icon name="pencil" className="size-4.5" />
				</button>
			) : (
				<button
					type="button"
					aria-label={text.addTo(name)}
					{...opener}
					className="inline-flex min-h-tap items-center gap-2 text-sm text-ink-2 hover:underline"
				>
					<Icon name="pencil" className="size-4.5 text-primary" />
					{text.add}
				</button>
			)}
			{props && (
				<Suspense>
					<WishSheet {...props} line={line} onChange={onChange} />
				</Suspense>
			)}
		</div>
	);
}
