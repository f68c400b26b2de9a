import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/**
 * The page of this site that a press leads to in the same tab; null for any other press, and on the same page where only
 * its query is another, unless that leads away too.
 */
function pathLeadingAway(event: MouseEvent, byQuery: boolean): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link?.href || link.target || link.download || link.origin !== location.origin) return null;
	const isHere = link.pathname === location.pathname && !(byQuery && link.search !== location.search);
	return isHere ? null : link.pathname + link.search;
}

let unsaved = 0;

/** True while something on the page is not saved. */
export const hasUnsaved = () => unsaved > 0;

/**
 * Holds back whoever leaves while there is something unsaved: the browser asks by itself when the tab is closed; a
 * link's path is given here, to be asked about. Answers the path and how to stay.
 */
export function useAskBeforeLeaving(
	isUnsaved: boolean,
	byQuery = false,
): [path: string | null, stay: () => void] {
	const [path, setPath] = useState<string | null>(null);
	useEffect(() => {
		if (!isUnsaved) return;
		unsaved += 1;
		const askAtTheEnd = (event: BeforeUnloadEvent) => event.preventDefault();
		const askAtLinks = (event: MouseEvent) => {
			const wanted = pathLeadingAway(event, byQuery);
			if (!wanted) return;
			event.preventDefault();
			event.stopPropagation();
			setPath(wanted);
		};
		window.addEventListener("beforeunload", askAtTheEnd);
		// Before the links' own listeners.
		window.addEventListener("click", askAtLinks, { capture: true });
		return () => {
			unsaved -= 1;
			window.removeEventListener("beforeunload", askAtTheEnd);
			window.removeEventListener("click", askAtLinks, { capture: true });
		};
	}, [isUnsaved, byQuery]);
	return [path, () => setPath(null)];
}

/**
 * State that starts as the server's value, may run ahead of it, and takes every new value the server sends, or what
 * `taken` makes of it where that may be older than what is known.
 */
export function useFollowing<Value>(
	served: Value,
	taken = (next: Value, _known: Value): Value => next,
): [Value, Dispatch<SetStateAction<Value>>] {
	const [value, setValue] = useState(served);
	const [followed, setFollowed] = useState(served);
	if (followed !== served) {
		setFollowed(served);
		setValue(taken(served, value));
	}
	return [value, setValue];
}
