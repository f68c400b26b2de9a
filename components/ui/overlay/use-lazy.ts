"use client";

import { startTransition, useState } from "react";

/**
 * A dialog whose code is loaded, by `load`, with the first press, or already where its button is pointed at or comes into
 * focus. The page stays as it is until the code has come.
 */
export function useLazyDialog(load: () => Promise<unknown>) {
	const [open, setOpen] = useState<boolean | null>(null);
	const show = () => startTransition(() => setOpen(true));
	const fetchCode = () => void load();
	return {
		/** Of the lazy dialog, from the first opening on; null before that, when it is not to be rendered. */
		props: open === null ? null : { open, onOpenChange: setOpen },
		show,
		opener: {
			"aria-haspopup": "dialog",
			onClick: show,
			onPointerEnter: fetchCode,
			onFocus: fetchCode,
		} as const,
	};
}
