import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { storedText } from "@/lib/client/browser-state";
import { LIST_PATTERN } from "@/lib/early/browser-keys.mjs";

const stored = storedText("sabz-list");
/** What a browser without storage keeps instead; it lasts as long as the page. */
let unsaved = "";

/** What was written on the list's paper: kept in this browser until it is added or cleared. */
export function usePaper(): string {
	return useSyncExternalStore(
		stored.subscribe,
		() => stored.read() ?? unsaved,
		() => "",
	);
}

/** Writes on the paper in place of what stood there. */
export function writePaper(text: string): void {
	unsaved = text;
	stored.write(text);
}

/** Writes below what stands on the paper; what stands there already is not written twice. */
export function addToPaper(text: string): void {
	const [paper, more] = [stored.read() ?? unsaved, text.trim()];
	if (more === "" || `\n${paper}\n`.includes(`\n${more}\n`)) return;
	writePaper(paper.trim() === "" ? more : `${paper.trimEnd()}\n${more}`);
}

/** Whether a list was brought that nobody has looked up yet, as one that was pasted. */
export const usePasted = create<{ isPasted: boolean }>(() => ({ isPasted: false }));

/** Brings a list to the paper, and has it looked up. */
export function bringList(text: string): void {
	addToPaper(text);
	usePasted.setState({ isPasted: true });
}

/** Takes a text that was pasted into the search, where it is a list: of more than one line. False where it is not. */
export function takePasted(text: string): boolean {
	if (!LIST_PATTERN.test(text)) return false;
	bringList(text);
	return true;
}
