"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SaveBar } from "@/components/staff/save-bar";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useAction } from "@/lib/client/use-action";
import { useKeys } from "@/lib/client/use-keys";
import { savePrices } from "@/lib/products/client/morning-prices";
import { type PriceChange, summaryOf, type TypedList } from "@/lib/products/rules/morning-prices";
import type { MissedProduct } from "@/lib/products/rules/product-form";
import { counted, formatRupees } from "@/lib/text/money";

type PriceSaveBarProps = {
	changes: readonly PriceChange[];
	typed: TypedList;
	/** Empties the rows of these products; with `as`, only those that still are as they were there. */
	onForget: (productIds: readonly string[], as?: TypedList) => void;
};

/** What the last press came to, in a sentence. */
function outcomeOf(saved: number, missed: readonly MissedProduct[]): string {
	const done = `${counted(saved, "price")} saved.`;
	if (missed.length === 0) return done;
	const names = missed.map(({ name }) => name).join(", ");
	return `${done} Changed somewhere else in the meantime and not saved: ${names}. Look at them and save again.`;
}

/** What would change, and one press that saves it all; a large jump is asked about once more, by name. */
export function PriceSaveBar({ changes, typed, onForget }: PriceSaveBarProps) {
	const router = useRouter();
	const [asks, setAsks] = useState(false);
	const [message, setMessage] = useState("");
	const jumps = changes.filter(({ state }) => state.isJump);
	const broken = changes.find(({ state }) => state.wanted === null);

	const { busy, run } = useAction(
		async () => {
			const missed = await savePrices(changes);
			const left = new Set(missed.map(({ _id }) => _id));
			const saved = changes.filter(({ row }) => !left.has(row._id));
			// What was typed meanwhile stays, to be saved next.
			onForget(
				saved.map(({ row }) => row._id),
				typed,
			);
			setMessage(outcomeOf(saved.length, missed));
			router.refresh();
		},
		{ words: "Failed to save the prices.", say: (why) => setMessage(`${why} What you typed is still here.`) },
	);

	function save(): void {
		setAsks(false);
		void run();
	}

	function ask(): void {
		if (changes.length === 0 || busy) return;
		if (broken) document.querySelector<HTMLElement>(`[data-product="${broken.row._id}"]`)?.focus();
		else if (jumps.length > 0) setAsks(true);
		else save();
	}

	useKeys((event) => {
		if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		ask();
	});

	const isShown = changes.length > 0 || message !== "";
	return (
		<>
			<SaveBar
				isShown={isShown}
				isUnsaved={changes.length > 0}
				leaving={{
					title: `${counted(changes.length, "price")} ${changes.length === 1 ? "is" : "are"} not saved`,
					description: "What you typed stays in this browser until midnight.",
				}}
				busy={busy}
				undoLabel="Undo all"
				onUndo={() => {
					onForget(changes.map(({ row }) => row._id));
					setMessage("");
				}}
				saveLabel={`Save ${counted(changes.length, "price")}`}
				onSave={ask}
			>
				{changes.length > 0 && (
					<>
						<b className="block">{counted(changes.length, "price")} changed</b>
						<span className="block text-xs">{summaryOf(changes)}</span>
					</>
				)}
				{message && <span className="block text-sm">{message}</span>}
			</SaveBar>
			<ConfirmDialog
				open={asks}
				onOpenChange={() => setAsks(false)}
				title={jumps.length === 1 ? "Is this price right?" : "Are these prices right?"}
				description="More than 40% away from yesterday."
				keep="Look again"
				confirm={`Save ${counted(changes.length, "price")}`}
				variant="primary"
				onConfirm={save}
			>
				<ul className="mt-4 grid gap-1.5 figures">
					{jumps.map(({ row, state }) => (
						<li key={row._id}>
							<b>{row.name}</b>: {formatRupees(row.yesterday)} to{" "}
							{formatRupees(state.wanted?.offerPrice ?? row.offerPrice)}, {state.percent}%{" "}
							{state.difference > 0 ? "up" : "down"}
						</li>
					))}
				</ul>
			</ConfirmDialog>
		</>
	);
}
