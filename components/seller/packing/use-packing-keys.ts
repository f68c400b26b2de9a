"use client";

import { useEffect, useEffectEvent } from "react";
import type { WalkedLine } from "./lines";

type PackingKeys = {
	lines: readonly WalkedLine[];
	onMissing: (line: WalkedLine) => void;
	onAllPicked: () => void;
};

function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("input, select, textarea, [role=dialog]") !== null;
}

/** The lines' own buttons, in the order of the walk. */
function buttons(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>("[data-line]")];
}

function move(step: number): void {
	const all = buttons();
	const at = all.findIndex((button) => button.matches(":focus"));
	const next = at === -1 ? 0 : at + step;
	all[Math.min(all.length - 1, Math.max(0, next))]?.focus();
}

/** The packer's keys: up and down move, M says that something is missing, A that all is there; Space is the button's own. */
export function usePackingKeys({ lines, onMissing, onAllPicked }: PackingKeys): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
		const key = event.key.toLowerCase();
		if (key === "arrowdown") move(1);
		else if (key === "arrowup") move(-1);
		else if (key === "a") onAllPicked();
		else if (key === "m") {
			const line = lines.find(
				({ order, product }) =>
					document.activeElement?.getAttribute("data-line") === `${order._id}:${product._id}`,
			);
			if (line) onMissing(line);
		} else return;
		event.preventDefault();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}
