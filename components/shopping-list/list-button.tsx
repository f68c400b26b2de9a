"use client";

import { type ComponentType, lazy, useEffect } from "react";
import { useMessages } from "#messages";
import { loadToaster } from "@/components/shell/providers";
import type { WholeListProps } from "@/components/shopping-list/list-sheet";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { pageLanguage } from "@/lib/client/document";
import { toast } from "@/lib/client/toast";
import { usePasted } from "@/lib/shopping-list/client/paper";

const TEXTS = {
	en: () => import("@/lib/shopping-list/texts.en"),
	ur: () => import("@/lib/shopping-list/texts.ur"),
};
/** Fetches the sheet with what it says in the page's language, and what says that its things were added. */
export async function loadListSheet() {
	void loadToaster().catch(() => {});
	const language = pageLanguage();
	const [{ list }, { wholeListIn }] = await Promise.all([TEXTS[language](), import("./list-sheet")]);
	return { default: wholeListIn(language, list) };
}

/** After so many milliseconds a page has what it needs itself. */
const QUIET_MS = 4000;

/** In the place of a sheet whose code cannot be fetched. */
function Unreachable({ onOpenChange }: WholeListProps): null {
	const { notLoaded } = useMessages("product");
	useEffect(() => {
		toast.error(notLoaded(), "products");
		onOpenChange(false);
	}, [notLoaded, onOpenChange]);
	return null;
}

/** The sheet for a whole list; for the cart, where nobody says what takes it. */
export const ListSheet = lazy<ComponentType<WholeListProps>>(() =>
	loadListSheet().catch(() => ({ default: Unreachable })),
);

/** The search box's button for a whole list. A list that is pasted into the box opens the sheet by itself. */
export function ListButton() {
	const { search: text } = useMessages("shell");
	const dialog = useLazyDialog(loadListSheet);
	const isPasted = usePasted((state) => state.isPasted);
	const { show } = dialog;

	useEffect(() => {
		if (isPasted) show();
	}, [isPasted, show]);

	// Who has been here before has it without a network, too: the worker keeps what was once fetched.
	useEffect(() => {
		if (!navigator.serviceWorker?.controller) return;
		const timer = setTimeout(() => void loadListSheet().catch(() => {}), QUIET_MS);
		return () => clearTimeout(timer);
	}, []);

	return (
		<>
			<button
				type="button"
				{...dialog.opener}
				aria-label={text.list}
				className="tap-area relative me-1.5 flex min-h-9 flex-none items-center gap-1.5 rounded-full bg-primary-soft px-2.5 text-sm font-bold whitespace-nowrap text-on-primary-soft transition-colors hover:bg-primary-soft-hover"
			>
				<Icon name="list-plus" className="size-4.5 flex-none" />
				<span className="head-list max-lg:hidden">{text.list}</span>
			</button>
			{dialog.props && <ListSheet {...dialog.props} />}
		</>
	);
}
