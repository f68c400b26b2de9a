"use client";

import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { choicesClass } from "../button";
import { PageLink } from "../page-link";

type MenuProps = {
	/** The button that opens it; must be a single element that takes a ref. */
	trigger: ReactNode;
	/** Open from the start, for a menu whose code was loaded by the press that asked for it. */
	defaultOpen?: boolean;
	/** Stands above the items, such as who is signed in. */
	header?: ReactNode;
	children: ReactNode;
};

/** A short list of actions under a button. */
export function Menu({ trigger, defaultOpen, header, children }: MenuProps) {
	return (
		<Radix.Root defaultOpen={defaultOpen} modal={false}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align="end"
					sideOffset={8}
					collisionPadding={12}
					className="z-dialog min-w-60 rounded-lg bg-surface p-2 shadow-lg ring-1 ring-line data-[state=open]:animate-rise-in"
				>
					{header && <div className="mb-1 border-b border-line px-3 pt-2 pb-3">{header}</div>}
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

const item =
	"flex min-h-tap w-full items-center gap-3 rounded-sm px-3 font-semibold text-ink outline-none select-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft";

/** An item that goes somewhere. */
export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
	return (
		<Radix.Item asChild>
			<PageLink href={href} className={item}>
				{icon}
				{children}
			</PageLink>
		</Radix.Item>
	);
}

/** Items side by side, with what they choose above them. */
export function MenuChoices({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Radix.Group className="my-1 border-y border-line py-2">
			<Radix.Label className="px-3 pb-1 text-sm font-bold">{label}</Radix.Label>
			<div className={choicesClass}>{children}</div>
		</Radix.Group>
	);
}

/** One of them: a link that draws itself. */
export function MenuChoice({ children }: { children: ReactNode }) {
	return <Radix.Item asChild>{children}</Radix.Item>;
}

/** An item that does something. */
export function MenuButton({
	onSelect,
	icon,
	children,
}: {
	onSelect: () => void;
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<Radix.Item onSelect={onSelect} className={item}>
			{icon}
			{children}
		</Radix.Item>
	);
}
