"use client";

import { clsx } from "clsx";
import {
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { Button, type ButtonVariant, IconButton } from "../button";

type ModalProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Ids of what names it, and of what says more. */
	labelledBy: string;
	describedBy?: string;
	/** Classes of the area around the sheet, and of the sheet. */
	area: string;
	sheet: string;
	children: ReactNode;
};

let host: HTMLElement | null = null;

/** The place of the toasts, put over whatever is on top now: beneath an open dialog nothing can be pressed or heard. */
export function liftToasts(): HTMLElement {
	host ??= Object.assign(document.createElement("div"), { className: "absolute" });
	const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
	if (host.parentElement !== top) top.append(host);
	return host;
}

/** Something was pressed or closed on the element itself, not within it. */
const isOwn = (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget;

/** Tab goes around in it: beyond the last of its controls a browser leads to its own. */
function goAround(event: KeyboardEvent<HTMLElement>): void {
	if (event.key !== "Tab") return;
	const controls = [
		...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea"),
	].filter((control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility());
	const ends = [controls.at(-1), controls[0]];
	const [end, begin] = event.shiftKey ? ends.toReversed() : ends;
	if (document.activeElement !== end) return;
	event.preventDefault();
	begin?.focus();
}

/** The browser's own modal dialog: it holds the focus, and gives it back to what had it before (KeepFocus where that is gone). */
function Modal(props: ModalProps & { setThere: (isThere: boolean) => void }) {
	const { open, onOpenChange, setThere, labelledBy, describedBy, area, sheet, children } = props;
	const ref = useRef<HTMLDialogElement>(null);
	/** Outside the sheet: a selection in a field that ends there closes nothing. */
	const isPressed = useRef(false);
	const close = () => onOpenChange(false);

	useLayoutEffect(() => {
		const dialog = ref.current;
		const page = document.documentElement;
		const isAnyOpen = () => document.querySelector("dialog[open]") !== null;
		// As wide as with its scrollbar, which the dialog takes away.
		if (!isAnyOpen()) page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
		dialog?.showModal();
		// The focus has scrolled to a sheet that still slides in from below.
		dialog?.scrollTo(0, 0);
		liftToasts();
		return () => {
			dialog?.close();
			if (!isAnyOpen()) page.style.paddingRight = "";
			liftToasts();
		};
	}, []);

	// It goes once its motion has ended.
	useEffect(() => {
		if (open) return;
		let isClosing = true;
		const motions = ref.current?.getAnimations().map(({ finished }) => finished) ?? [];
		void Promise.allSettled(motions).then(() => isClosing && setThere(false));
		return () => {
			isClosing = false;
		};
	}, [open, setThere]);

	return createPortal(
		<dialog
			ref={ref}
			aria-labelledby={labelledBy}
			aria-describedby={describedBy}
			data-state={open ? "open" : "closed"}
			onKeyDown={goAround}
			onMouseDown={(event) => {
				isPressed.current = isOwn(event);
			}}
			onMouseUp={(event) => isPressed.current && isOwn(event) && close()}
			onCancel={(event) => {
				if (!isOwn(event)) return;
				event.preventDefault();
				close();
			}}
			onClose={(event) => isOwn(event) && event.currentTarget.isConnected && close()}
			className={clsx(
				"fixed inset-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-scrim text-ink backdrop:bg-transparent",
				"data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out",
				area,
			)}
		>
			<div data-state={open ? "open" : "closed"} className={clsx("bg-surface shadow-lg", sheet)}>
				{children}
			</div>
		</dialog>,
		document.body,
	);
}

/** What it shows stays as it is until its motion has ended, and is new with the next opening. */
function WhileOpen(props: ModalProps) {
	const { open, onOpenChange } = props;
	const [isThere, setThere] = useState(open);
	const [shown, setShown] = useState(props);
	if (open && !isThere) setThere(true);
	if (open && shown !== props) setShown(props);
	return isThere && <Modal {...shown} {...{ open, onOpenChange, setThere }} />;
}

function Close({ onClose, className }: { onClose: () => void; className: string }) {
	const { close } = useMessages("ui");
	return (
		<IconButton aria-label={close} onClick={onClose} className={className}>
			<Icon name="x" />
		</IconButton>
	);
}

type DialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	/** Keeps the title for screen readers only. */
	hideTitle?: boolean;
	description?: ReactNode;
	/** "sm" 30 rem, "lg" 58 rem wide. */
	size?: "sm" | "lg";
	/** Buttons in the lower corner where lines end. */
	actions?: ReactNode;
	/** The content draws its own edges, without padding. */
	bare?: boolean;
	/** Stays at the foot of a tall sheet, whose content scrolls above it. */
	foot?: ReactNode;
	children?: ReactNode;
};

const sheetClass =
	"relative w-full rounded-t-xl md:rounded-xl " +
	"max-md:data-[state=open]:animate-sheet-in max-md:data-[state=closed]:animate-sheet-out " +
	"md:data-[state=open]:animate-rise-in md:data-[state=closed]:animate-rise-out";

/**
 * A question or form over the page: a bottom sheet on phones. Focus stays inside; Escape, the cross and
 * a press outside close it.
 */
export function Dialog(props: DialogProps) {
	const {
		open,
		onOpenChange,
		title,
		hideTitle,
		description,
		size = "sm",
		actions,
		bare,
		foot,
		children,
	} = props;
	const isTall = foot !== undefined;
	const id = useId();
	return (
		<WhileOpen
			{...{ open, onOpenChange }}
			labelledBy={`${id}-title`}
			describedBy={description ? `${id}-more` : undefined}
			area="grid place-items-end md:place-items-center md:p-6"
			sheet={clsx(
				sheetClass,
				size === "sm" ? "md:w-120" : "md:w-232 md:max-w-full",
				isTall
					? "flex max-h-[calc(100dvh-1.75rem)] flex-col overflow-hidden"
					: bare
						? "overflow-hidden"
						: "p-5 pb-7 md:p-7",
			)}
		>
			<h2
				id={`${id}-title`}
				className={
					hideTitle
						? "sr-only"
						: clsx(
								"display-type text-2xl tracking-heading",
								isTall ? "ps-5 pt-5 pe-14 pb-3 md:ps-8 md:pt-7" : "pe-10",
							)
				}
			>
				{title}
			</h2>
			{description && (
				<p id={`${id}-more`} className="mt-2 text-ink-2">
					{description}
				</p>
			)}
			{isTall ? (
				<>
					<div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 md:px-8">{children}</div>
					<div className="px-5 pt-3 pb-[calc(.8rem+env(safe-area-inset-bottom))] shadow-bar md:px-8">
						{foot}
					</div>
				</>
			) : (
				children
			)}
			{actions && <div className="mt-5 flex flex-wrap justify-end gap-2.5">{actions}</div>}
			<Close onClose={() => onOpenChange(false)} className="absolute top-3 inset-e-3 z-10" />
		</WhileOpen>
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
		<Dialog
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

type DrawerProps = Pick<DialogProps, "open" | "onOpenChange" | "title"> & { children: ReactNode };

/** A panel that slides in from the edge where lines end and takes the page's height. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
	const id = useId();
	return (
		<WhileOpen
			{...{ open, onOpenChange }}
			labelledBy={id}
			area="overflow-hidden"
			sheet="absolute inset-y-0 inset-e-0 flex w-80 max-w-[calc(100%-3rem)] flex-col overflow-y-auto rounded-s-xl px-5 pt-3 pb-6 data-[state=open]:animate-drawer-in data-[state=closed]:animate-drawer-out rtl:[--drawer-away:-100%]"
		>
			<div className="mb-2 flex items-center justify-between gap-4">
				<h2 id={id} className="display-type text-2xl tracking-heading">
					{title}
				</h2>
				<Close onClose={() => onOpenChange(false)} className="-me-2" />
			</div>
			{children}
		</WhileOpen>
	);
}
