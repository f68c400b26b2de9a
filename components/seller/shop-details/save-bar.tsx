"use client";

import { LeaveDialog } from "@/components/seller/shell/leave-dialog";
import { SaveBar } from "@/components/seller/shell/save-bar";
import type { ShopForm } from "./use-shop-form";

function changesText(count: number): string {
	return count === 1 ? "1 change" : `${count} changes`;
}

/** How much was changed, and one press that saves it all. */
export function ShopSaveBar({ form }: { form: ShopForm }) {
	const { changed, errors, busy, said } = form;
	const isShown = changed.length > 0 || said !== "";
	const isBroken = Object.keys(errors).length > 0;
	return (
		<>
			<SaveBar
				isShown={isShown}
				isUnsaved={changed.length > 0}
				busy={busy}
				undoLabel="Undo"
				onUndo={form.undo}
				saveLabel="Save"
				onSave={() => void form.save()}
			>
				{changed.length > 0 && <b className="block">{changesText(changed.length)}</b>}
				{isBroken && <span className="block text-sm">Something needs a look before it can be saved.</span>}
				{said && <span className="block text-sm">{said}</span>}
			</SaveBar>
			<LeaveDialog
				isUnsaved={changed.length > 0}
				title={`${changesText(changed.length)} ${changed.length === 1 ? "is" : "are"} not saved`}
				description="If you leave, what you typed is gone."
			/>
		</>
	);
}
