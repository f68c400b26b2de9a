"use client";

import { startTransition, useState } from "react";

type LazyDialog = {
	/** True from the first opening on: render the lazy dialog only then. */
	mounted: boolean;
	open: boolean;
	show: () => void;
	setOpen: (open: boolean) => void;
};

/** Opens a dialog whose code is loaded by the first press. The page stays as it is until the code has come. */
export function useLazyDialog(): LazyDialog {
	const [mounted, setMounted] = useState(false);
	const [open, setOpen] = useState(false);
	const show = () =>
		startTransition(() => {
			setMounted(true);
			setOpen(true);
		});
	return { mounted, open, show, setOpen };
}
