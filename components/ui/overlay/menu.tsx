"use client";

import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { type LeadingIcon, leading } from "../icons";
import { PageLink } from "../page-link";

type MenuProps = {
	/** Draws the button that opens it, with these props. */
	trigger: (props: ComponentProps<"button">) => ReactNode;
	/** Stands above the items, such as who is signed in. */
	header?: ReactNode;
	children: ReactNode;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The keyboard's way through a menu: the arrows walk, Home and End jump, Tab goes on behind the button. */
function walk(event: KeyboardEvent<HTMLElement>): void {
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
	const at = items.findIndex((item) => item.matches(":focus"));
	const step = STEPS[event.key];
	if (event.key === "Tab") event.currentTarget.hidePopover();
	else if (step !== undefined) items.at((at + step) % items.length)?.focus();
	else if (event.key === "Home" || event.key === "End") items.at(event.key === "Home" ? 0 : -1)?.focus();
	else return;
	if (event.key !== "Tab") event.preventDefault();
}

/** A short list of actions under a button; at the foot of the screen where a browser cannot place it. */
export function Menu({ trigger, header, children }: MenuProps) {
	const id = useId();
	const anchorName = `--${id}`;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{trigger({
				popoverTarget: id,
				"aria-haspopup": "menu",
				"aria-expanded": isOpen,
				// A browser that knows no popovers opens it by this alone.
				onClick: () => "popover" in HTMLElement.prototype || setOpen(!isOpen),
				style: { anchorName },
			})}
			<div
				id={id}
				popover="auto"
				role="menu"
				hidden={!isOpen}
				style={{ positionAnchor: anchorName }}
				onBeforeToggle={(event) => setOpen(event.newState === "open")}
				onToggle={({ currentTarget, newState }) => {
					if (newState === "open") currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
				}}
				onKeyDown={walk}
				className="menu min-w-60 rounded-lg bg-surface p-2 text-base leading-body text-ink shadow-lg ring-1 ring-line open:animate-rise-in"
			>
				{isOpen && (
					<>
						{header && <div className="mb-1 border-b border-line px-3 pt-2 pb-3">{header}</div>}
						{children}
					</>
				)}
			</div>
		</>
	);
}

function closeMenu({ currentTarget }: { currentTarget: HTMLElement }): void {
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

const item =
	"flex min-h-tap w-full items-center gap-3 rounded-sm px-3 text-start font-semibold text-ink outline-none select-none hover:bg-primary-soft hover:text-on-primary-soft focus-visible:bg-primary-soft focus-visible:text-on-primary-soft";

/** An item that goes somewhere. */
export function MenuLink({
	href,
	icon,
	children,
}: {
	href: string;
	icon?: LeadingIcon;
	children: ReactNode;
}) {
	return (
		<PageLink role="menuitem" href={href} onClick={closeMenu} className={item}>
			{leading(icon)}
			{children}
		</PageLink>
	);
}

type MenuButtonProps = { onSelect: () => void; icon?: LeadingIcon; children: ReactNode };

/** An item that does something. */
export function MenuButton({ onSelect, icon, children }: MenuButtonProps) {
	return (
		<button
			type="button"
			role="menuitem"
			onClick={(event) => {
				onSelect();
				closeMenu(event);
			}}
			className={item}
		>
			{leading(icon)}
			{children}
		</button>
	);
}
