"use client";

import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useRupees } from "@/components/ui/price";
import { addManyToCart } from "@/lib/cart/client/cart";
import { lineOf } from "@/lib/cart/rules/totals";
import { messagesProvider } from "@/lib/client/messages";
import {
	type Choice,
	type Choices,
	itemsOfList,
	type ListItem,
	resultOf,
	useListIndex,
	withLine,
} from "@/lib/shopping-list/client/list";
import { addToPaper, usePaper, usePasted, writePaper } from "@/lib/shopping-list/client/paper";
import { linesOf, MAX_LIST_LENGTH, MAX_LIST_LINES, MAX_LIST_THINGS } from "@/lib/shopping-list/rules/lines";
import { countWishes, matchList } from "@/lib/shopping-list/rules/match-list";
import type { Language } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";
import { costOfList, ListFoot, ListResult } from "./list-result";
import "./list.css";

type ListSheetProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Takes everything that was found, and says `done`; `onGone` runs where it does not come, or is taken back. */
	onAdd: (
		items: readonly ListItem[],
		/** Says that so many came, for so many rupees; all of them where that is not said. */
		done: (things?: number, sum?: number) => string,
		onGone: () => void,
	) => void;
};

/** A pause in writing, in milliseconds, after which a changed line is looked up. */
const PAUSE_MS = 400;

/** The text as it was a pause ago. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}

function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
	const text = useMessages("list");
	if (!navigator.clipboard?.readText) return null;
	// Whoever refuses pastes as anywhere else.
	const paste = () => void navigator.clipboard.readText().then(onPaste, () => {});
	return (
		<Button variant="outline" size="lg" icon="clipboard-paste" onClick={paste}>
			{text.paste}
		</Button>
	);
}

/** A whole shopping list: what is written on the paper, and what the shop has for it. */
function ListSheet({ open, onOpenChange, onAdd }: ListSheetProps) {
	const text = useMessages("list");
	const rupees = useRupees();
	const paper = usePaper();
	const isPasted = usePasted((state) => state.isPasted);
	const [index, readIndex] = useListIndex(open);
	const [isLooking, setLooking] = useState(isPasted);
	const [choices, setChoices] = useState<Choices>({});
	const settled = useSettled(paper);
	const things = useMemo(() => countWishes(paper), [paper]);
	const isTooLong =
		paper.length > MAX_LIST_LENGTH || things > MAX_LIST_THINGS || linesOf(paper).length > MAX_LIST_LINES;
	const isReady = index !== null && index !== "failed";
	const isShown = isLooking && things > 0 && !isTooLong;
	const matched = useMemo(
		() => (isShown && isReady ? matchList(settled, index) : null),
		[isShown, isReady, settled, index],
	);
	const result = useMemo(() => matched && resultOf(matched, choices), [matched, choices]);

	useEffect(() => {
		if (!isPasted) return;
		setLooking(true);
		usePasted.setState({ isPasted: false });
	}, [isPasted]);

	function find(): void {
		setLooking(true);
		if (index === "failed") readIndex();
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		find();
	}

	function addAll(): void {
		if (!result) return;
		const items = itemsOfList(result.found);
		const taken = result.found.flatMap(({ product, text }) => (product.inStock ? text : [])).join("\n");
		// Before what was taken comes back to it, which it does at once where the cart is full.
		writePaper(result.staying.join("\n"));
		const done = (things = items.length, sum = costOfList(items)) => text.added(things, rupees(sum));
		onAdd(items, done, () => addToPaper(taken));
		setChoices({});
		setLooking(false);
		onOpenChange(false);
	}

	const choose = (key: string, choice: Choice) =>
		setChoices((all) => ({ ...all, [key]: { ...all[key], ...choice } }));
	const writing = (
		<>
			<Textarea
				aria-label={text.paper}
				aria-invalid={isTooLong || undefined}
				dir={paper ? "auto" : undefined}
				spellCheck={false}
				placeholder={text.example}
				value={paper}
				onChange={(event) => writePaper(event.target.value)}
				onKeyDown={onKeyDown}
				className="list-paper"
			/>
			{isTooLong && (
				<p role="alert" className="text-sm font-semibold text-danger">
					{text.tooLong}
				</p>
			)}
		</>
	);
	if (!isShown || index === "failed") {
		return (
			<Dialog
				{...{ open, onOpenChange }}
				title={text.title}
				foot={
					<div className="flex gap-2.5 *:last:grow">
						<PasteButton onPaste={addToPaper} />
						<Button size="lg" disabled={things === 0 || isTooLong} onClick={find}>
							{text.find(things)}
						</Button>
					</div>
				}
			>
				<div className="grid gap-4 pb-5">
					<p className="text-ink-2">{text.lead}</p>
					{writing}
					{index === "failed" && (
						<Notice tone="warning" live>
							{text.notLoaded}
						</Notice>
					)}
					<p className="flex gap-2.5 text-sm text-ink-2">
						<Icon name="mic" className="icon text-primary" />
						{text.tip}
					</p>
				</div>
			</Dialog>
		);
	}
	return (
		<ListResult
			{...{ open, onOpenChange, paper, result, writing }}
			onBack={() => setLooking(false)}
			onChoose={choose}
			onRewrite={(line, next) => writePaper(withLine(paper, line, next))}
			foot={result && <ListFoot found={result.found} onAdd={addAll} />}
		/>
	);
}

export type WholeListProps = Omit<ListSheetProps, "onAdd"> & Partial<Pick<ListSheetProps, "onAdd">>;

/** How many are left the cart's own answer says. */
const toLine = ({ product, quantity }: ListItem) => ({ ...lineOf({ ...product, left: null }), quantity });

const addToCart: ListSheetProps["onAdd"] = (items, ...saying) => addManyToCart(items.map(toLine), ...saying);

/** The sheet for a whole list with what it says, for the cart where nobody else takes it. */
export function wholeListIn(language: Language, list: Messages["list"]) {
	const ListMessages = messagesProvider(language, { list });
	return (props: WholeListProps) => (
		<ListMessages>
			<ListSheet onAdd={addToCart} {...props} />
		</ListMessages>
	);
}
