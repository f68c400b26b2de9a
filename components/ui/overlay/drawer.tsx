"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { IconButton } from "../icon-button";
import { useReturnFocus } from "./use-return-focus";

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
