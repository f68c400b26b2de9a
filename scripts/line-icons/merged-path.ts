type Attributes = Readonly<Record<string, string>>;

/** An icon's shapes as one path: their strokes are all alike, so nothing tells them apart. */
export function mergedPath(markup: string): string {
	const [, ...shapes] = markup.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)>/g);
	return shapes.map(([, tag = "", written = ""]) => shapePath(tag, attributesIn(written))).join("");
}

function attributesIn(written: string): Attributes {
	const pairs = written.matchAll(/ ([\w-]+)="([^"]*)"/g);
	return Object.fromEntries([...pairs].map(([, name = "", value = ""]) => [name, value]));
}

function shapePath(tag: string, shape: Attributes): string {
	const at = (name: string) => Number(shape[name] ?? 0);
	switch (tag) {
		case "path":
			return fromAnywhere(shape.d ?? "");
		case "polyline":
			return `M${shape.points}`;
		case "polygon":
			return `M${shape.points}z`;
		case "line":
			return `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`;
		case "circle":
			return circle(at("cx"), at("cy"), at("r"));
		case "rect":
			return rectangle(at("x"), at("y"), at("width"), at("height"), at("rx"));
		default:
			throw new Error(`No path is known for <${tag}>.`);
	}
}

/** A first `m` counts from the start of the drawing, which it only does where no path came before. */
function fromAnywhere(d: string): string {
	const begin = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/;
	return d.replace(begin, (_, x, y, more) => `M${x} ${y}${more ? "l" : ""}`);
}

function circle(cx: number, cy: number, r: number): string {
	const half = (across: number) => `a${r} ${r} 0 1 1 ${across} 0`;
	return `M${short(cx - r)} ${cy}${half(2 * r)}${half(-2 * r)}z`;
}

/** A rectangle with round corners, from the end of its first one on. */
function rectangle(x: number, y: number, width: number, height: number, r: number): string {
	const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
	const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
	const top = `M${short(x + r)} ${y}h${across}${corner(r, r)}`;
	return `${top}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Thousandths: what sums of decimals leave behind is no part of the drawing. */
function short(value: number): number {
	return Math.round(value * 1000) / 1000;
}
