/** What a page fetches, in kilobytes on the wire. */
export const KINDS = ["HTML", "scripts", "style sheets", "fonts", "pictures", "data"] as const;
type Kind = (typeof KINDS)[number];
export type Kilobytes = Record<Kind, number>;

const NAMES: Record<string, Kind> = {
	document: "HTML",
	script: "scripts",
	stylesheet: "style sheets",
	font: "fonts",
	image: "pictures",
};

export function noBytes(): Kilobytes {
	return { HTML: 0, scripts: 0, "style sheets": 0, fonts: 0, pictures: 0, data: 0 };
}

/** Adds a file to its kind; `type` is what the browser calls it, whatever the case. What is none of the others is data. */
export function addBytes(all: Kilobytes, type: string, bytes: number): void {
	all[NAMES[type.toLowerCase()] ?? "data"] += bytes / 1000;
}

export function allBytes(all: Kilobytes): number {
	return KINDS.reduce((sum, kind) => sum + all[kind], 0);
}
