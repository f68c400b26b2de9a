"use client";

import { startTransition, useState } from "react";

/** Fetches code that is not with the page. */
type Load = () => Promise<unknown>;

/** Props of a button whose code comes late: whoever points at it or comes to it by keyboard fetches that already. */
function openerOf<Popup extends "dialog" | "menu">(popup: Popup, load: Load, onClick: () => void) {
	const fetchCode = () => void load();
	return { "aria-haspopup": popup, onClick, onPointerEnter: fetchCode, onFocus: fetchCode };
}

/** A dialog whose code is loaded, by `load`, with the first press. The page stays as it is until the code has come. */
export function useLazyDialog(load: Load) {
	const [open, setOpen] = useState<boolean | null>(null);
	const show = () => startTransition(() => setOpen(true));
	return {
		/** Of the lazy dialog, from the first opening on; null before that, when it is not to be rendered. */
		props: open === null ? null : { open, onOpenChange: setOpen },
		show,
		opener: openerOf("dialog", load, show),
	};
}

/** A menu in the same way: its button stands alone until it is asked for. */
export function useLazyMenu(load: Load) {
	const [isAsked, setAsked] = useState(false);
	const ask = () => startTransition(() => setAsked(true));
	return { isAsked, opener: { ...openerOf("menu", load, ask), "aria-expanded": false } };
}
