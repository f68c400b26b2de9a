"use client";

import { LeaveDialog } from "@/components/seller/shell/leave-dialog";
import { Button } from "@/components/ui/button";
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
		<div className="sticky bottom-20 z-10 min-h-16 justify-self-end max-md:w-full lg:bottom-6">
			<div
				className={
					isShown
						? "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-leaf-900 px-5 py-3 text-white shadow-lg ring-1 ring-line md:min-w-120"
						: "sr-only"
				}
			>
				<p role="status">
					{changed.length > 0 && <b className="block">{changesText(changed.length)}</b>}
					{isBroken && <span className="block text-sm">Something needs a look before it can be saved.</span>}
					{said && <span className="block text-sm">{said}</span>}
				</p>
				{changed.length > 0 && (
					<span className="flex gap-2.5 max-md:w-full">
						<button
							type="button"
							onClick={form.undo}
							className="min-h-tap rounded-md px-3 font-strong hover:underline"
						>
							Undo
						</button>
						<Button
							variant="accent"
							size="sm"
							busy={busy}
							onClick={() => void form.save()}
							className="max-md:flex-1"
						>
							Save
						</Button>
					</span>
				)}
			</div>
			<LeaveDialog
				isUnsaved={changed.length > 0}
				title={changed.length === 1 ? "1 change is not saved" : `${changed.length} changes are not saved`}
				description="If you leave, what you typed is gone."
			/>
		</div>
	);
}
