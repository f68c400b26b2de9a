"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { cn } from "@/lib/cn";
import { IconButton } from "../icon-button";
import { useReturnFocus } from "./use-return-focus";

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
