"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { useMessages } from "#messages";
import { cn } from "@/lib/cn";
import { IconButton } from "../button";

/** Gives focus back to whatever had it before a dialog without a trigger of its own was opened. */
function useReturnFocus() {
	const before = useRef<Element | null>(null);
	return {
		onOpenAutoFocus() {
			before.current = document.activeElement;
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault();
			if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
		},
	};
}

export type DialogProps = {
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
	children?: ReactNode;
};

const overlay =
	"fixed inset-0 z-dialog grid overflow-y-auto bg-scrim place-items-end md:place-items-center md:p-6 " +
	"data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";
const sheet =
	"relative w-full rounded-t-xl bg-surface shadow-lg md:rounded-xl " +
	"max-md:data-[state=open]:animate-sheet-in max-md:data-[state=closed]:animate-sheet-out " +
	"md:data-[state=open]:animate-rise-in md:data-[state=closed]:animate-rise-out";

/**
 * A question or form over the page: a bottom sheet on phones. Focus stays inside; Escape, the cross and
 * a press outside close it.
 */
export function Dialog(props: DialogProps) {
	const { open, onOpenChange, title, hideTitle, description, size = "sm", actions, bare, children } = props;
	const focus = useReturnFocus();
	const text = useMessages("ui");
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className={overlay}>
					<Radix.Content
						{...focus}
						className={cn(
							sheet,
							size === "sm" ? "md:w-120" : "md:w-232 md:max-w-full",
							bare ? "overflow-hidden" : "p-5 pb-7 md:p-7",
						)}
						{...(description ? {} : { "aria-describedby": undefined })}
					>
						<Radix.Title className={hideTitle ? "sr-only" : "pe-10 display-type text-2xl tracking-heading"}>
							{title}
						</Radix.Title>
						{description && <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>}
						{children}
						{actions && <div className="mt-5 flex flex-wrap justify-end gap-2.5">{actions}</div>}
						<Radix.Close asChild>
							<IconButton aria-label={text.close} className="absolute top-3 inset-e-3 z-10">
								<X className="icon" />
							</IconButton>
						</Radix.Close>
					</Radix.Content>
				</Radix.Overlay>
			</Radix.Portal>
		</Radix.Root>
	);
}

type DrawerProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	children: ReactNode;
};

/** A panel that slides in from the edge where lines end and takes the page's height. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
	const focus = useReturnFocus();
	const text = useMessages("ui");
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out" />
				<Radix.Content
					{...focus}
					aria-describedby={undefined}
					className="fixed inset-y-0 inset-e-0 z-dialog flex w-80 max-w-[calc(100%-3rem)] flex-col overflow-y-auto rounded-s-xl bg-surface px-5 pt-3 pb-6 shadow-lg data-[state=open]:animate-drawer-in data-[state=closed]:animate-drawer-out rtl:[--drawer-away:-100%]"
				>
					<div className="mb-2 flex items-center justify-between gap-4">
						<Radix.Title className="display-type text-2xl tracking-heading">{title}</Radix.Title>
						<Radix.Close asChild>
							<IconButton aria-label={text.close} className="-me-2">
								<X className="icon" />
							</IconButton>
						</Radix.Close>
					</div>
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
