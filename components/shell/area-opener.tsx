"use client";

import { lazy, type ReactNode } from "react";
import { useLazyDialog } from "./use-lazy-dialog";

const loadDialog = () => import("./area-dialog");
const AreaDialog = lazy(loadDialog);

/** The button that opens the choice of an area, whatever it says. */
export function AreaOpener({ className, children }: { className: string; children: ReactNode }) {
	const dialog = useLazyDialog(loadDialog);
	return (
		<>
			<button type="button" {...dialog.opener} className={className}>
				{children}
			</button>
			{dialog.mounted && <AreaDialog open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
