import { useEffect, useState } from "react";
import { isToWeigh, keyOf, type WalkedLine } from "./lines";

/** Which line lies on the scale, and where the packer goes from there. */
type Scale = {
	/** The line that is open to be weighed; null where none is left. */
	line: WalkedLine | null;
	/** The next line that nobody has decided, by weight or by piece. */
	next: WalkedLine | undefined;
	/** Goes to a line: its field, or its own button. */
	open: (line: WalkedLine | undefined) => void;
};

/** One line is open to be weighed: the one that was chosen, else the first that waits. */
export function useScale(lines: readonly WalkedLine[]): Scale {
	const [chosen, setChosen] = useState<{ key: string } | null>(null);
	const line = lines.find((one) => keyOf(one) === chosen?.key && isToWeigh(one)) ?? lines.find(isToWeigh);
	const at = line ? lines.indexOf(line) : -1;
	const others = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
	const next = others.find(({ packed }) => packed === null);
	useEffect(() => {
		if (chosen) document.querySelector<HTMLElement>(`[data-line="${chosen.key}"]`)?.focus();
	}, [chosen]);
	return { line: line ?? null, next, open: (to) => setChosen(to ? { key: keyOf(to) } : null) };
}
