"use client";

import { lazy, Suspense, useState } from "react";
import { Button, type ButtonVariant } from "../button";
import type { DialogProps } from "./dialog";

const loadDialog = () => import("./dialog").then(({ Dialog }) => ({ default: Dialog }));
const LoadedDialog = lazy(loadDialog);

const fetchAhead = () => void loadDialog().catch(() => undefined);
/** For the button that opens the dialog: its code is fetched when a hand or the keyboard comes near. */
export const dialogAhead = { onPointerEnter: fetchAhead, onFocus: fetchAhead };

/** A dialog that most visits never open: its code comes with the first opening. */
export function LateDialog(props: DialogProps) {
	const [wasOpen, setWasOpen] = useState(props.open);
	if (props.open && !wasOpen) setWasOpen(true);
	if (!wasOpen) return null;
	return (
		<Suspense>
			<LoadedDialog {...props} />
		</Suspense>
	);
}

type ConfirmDialogProps = Pick<
	DialogProps,
	"open" | "onOpenChange" | "title" | "description" | "children"
> & {
	/** What the two buttons say. */
	keep: string;
	confirm: string;
	variant?: ButtonVariant;
	busy?: boolean;
	onConfirm?: () => void;
	/** The id of the form that the press sends instead. */
	form?: string;
};

/** A question with two answers, such as before what cannot be undone; in it a form where the press sends one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { keep, confirm, variant = "danger", busy, onConfirm, form, ...dialog } = props;
	return (
		<LateDialog
			{...dialog}
			actions={
				<>
					<Button variant="quiet" onClick={() => dialog.onOpenChange(false)}>
						{keep}
					</Button>
					<Button
						{...(form ? { form, type: "submit" } : {})}
						variant={variant}
						busy={busy}
						onClick={onConfirm}
					>
						{confirm}
					</Button>
				</>
			}
		/>
	);
}
