"use client";

import { startTransition, useState } from "react";

type Opener = {
	"aria-haspopup": "dialog";
	onClick: () => void;
	onPointerEnter: () => void;
	onFocus: () => void;
};

type LazyDialog = {
	/** True from the first opening on: render the lazy dialog only then. */
	mounted: boolean;
	open: boolean;
	show: () => void;
	/** Props of the button that opens it: whoever points at it or comes to it by keyboard fetches the code already. */
	opener: Opener;
	setOpen: (open: boolean) => void;
};

/** Opens a dialog whose code is loaded, by `load`, with the first press. The page stays as it is until the code has come. */
export function useLazyDialog(load: () => Promise<unknown>): LazyDialog {
	const [mounted, setMounted] = useState(false);
	const [open, setOpen] = useState(false);
	const show = () =>
		startTransition(() => {
			setMounted(true);
			setOpen(true);
		});
	const fetchCode = () => void load();
	const opener: Opener = {
		"aria-haspopup": "dialog",
		onClick: show,
		onPointerEnter: fetchCode,
		onFocus: fetchCode,
	};
	return { mounted, open, show, opener, setOpen };
}
