"use client";

import { Button } from "../button";
import type { DialogProps } from "./dialog";
import { LateDialog } from "./late-dialog";

type AskDialogProps = Pick<DialogProps, "title" | "description" | "children"> & {
	open?: boolean;
	onClose: () => void;
	/** What the two presses say: the one that leaves everything as it is, and the one that acts. */
	stay: string;
	act: string;
	onAct?: () => void;
	/** The id of the form that the press sends instead. */
	form?: string;
	isDanger?: boolean;
	busy?: boolean;
};

/** A question over the page with two answers; its code comes with the first opening. */
export function AskDialog({ open = true, onClose, stay, act, onAct, form, ...rest }: AskDialogProps) {
	const { isDanger, busy, ...dialog } = rest;
	return (
		<LateDialog
			{...dialog}
			open={open}
			onOpenChange={onClose}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{stay}
					</Button>
					<Button
						type={form ? "submit" : "button"}
						form={form}
						variant={isDanger ? "danger" : "primary"}
						busy={busy}
						onClick={onAct}
					>
						{act}
					</Button>
				</>
			}
		/>
	);
}
