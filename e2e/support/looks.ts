import type { Page } from "@playwright/test";
import { expect } from "./test";

/*
 * What a designer would see at once on a page that stands still. Runs inside the page, so that a whole page is looked
 * at in one call; gives a sentence for each thing that is wrong.
 */

/** Shift of a page after its load that nobody sees; the whole of it, as browsers count it. */
const UNSEEN_SHIFT = 0.01;

/** Everything that is wrong with how the page looks now. Sections that are put off until they come near are laid out first. */
export async function lookAt(page: Page): Promise<string[]> {
	await page.addStyleTag({ content: "*, ::before, ::after { content-visibility: visible !important }" });
	await page.evaluate(() => document.fonts.ready);
	return page.evaluate(findings);
}

/** How far the page has moved by itself since it was opened, unless nobody would see it. */
export async function shiftOf(page: Page): Promise<string[]> {
	const shifts = await page.evaluate(
		() =>
			new Promise<{ value: number; what: string }[]>((done) => {
				const seen: { value: number; what: string }[] = [];
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						if (!("value" in entry) || typeof entry.value !== "number") continue;
						if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
						const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
						const nodes = sources.map(({ node }) =>
							node instanceof Element ? node.outerHTML.slice(0, 90) : "",
						);
						seen.push({ value: entry.value, what: nodes.join(" | ") });
					}
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => setTimeout(() => done(seen)));
			}),
	);
	const total = shifts.reduce((sum, { value }) => sum + value, 0);
	if (total <= UNSEEN_SHIFT) return [];
	return [`shifts by ${total.toFixed(3)} after its load: ${shifts.map(({ what }) => what).join("; ")}`];
}

/** Fails when the page is wider than the screen, and names what sticks out. */
export async function expectNoWider(page: Page): Promise<void> {
	const screen = page.viewportSize()?.width ?? 0;
	await expect(async () => {
		const sticksOut = await page.evaluate((width) => {
			if (document.documentElement.scrollWidth <= width) return [];
			const reaches = (element: Element) => element.getBoundingClientRect().right > width + 1;
			return [...document.querySelectorAll("body *")]
				.filter((element) => reaches(element) && ![...element.children].some(reaches))
				.map((element) => element.outerHTML.slice(0, 160));
		}, screen);
		expect(sticksOut).toEqual([]);
	}).toPass({ timeout: 15_000 });
}

/** Self-contained: the browser gets its text. */
function findings(): string[] {
	const LEAST_TARGET = 40;
	/** More digits than the longest phone number: no price, time or number of an order. */
	const NO_FIGURE = /^\d{13,}$/;
	/** A word shorter than this fits into a line of the narrowest phone. */
	const LONG_WORD = 24;
	const CONTROLS =
		"a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=switch]";
	const screen = document.documentElement.clientWidth;
	const found = new Set<string>();

	type Box = { left: number; top: number; right: number; bottom: number };
	type Line = Box & { text: string; element: Element; layer: Element };
	type Hold = { clip: Box; clipper: Element | null; sheet: Element | null; layer: Element };
	const everywhere: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
	const root: Hold = { clip: everywhere, clipper: null, sheet: null, layer: document.body };
	const holds = new Map<Element, Hold>();

	const name = (element: Element) =>
		`<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
	const said = new Set<string>();
	/** One example of each kind is enough to find the others. */
	function say(what: string, text: string, element: Element): void {
		const kind = `${what.split(":")[0]} ${name(element)}`;
		if (!said.has(kind))
			found.add(`${what}: “${text.trim().slice(0, 60)}” in ${name(element).slice(0, 140)}`);
		said.add(kind);
	}
	/** For screen readers alone, be it on some screens only. */
	function isUnseen(element: Element): boolean {
		const marked = element.closest("[class*='sr-only']");
		return marked !== null && getComputedStyle(marked).clipPath === "inset(50%)";
	}
	const isShown = (element: Element) =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
		!element.closest("dialog:not([open])") &&
		!isUnseen(element);

	function hides(style: CSSStyleDeclaration): boolean {
		return [style.overflowX, style.overflowY].some((value) => value === "hidden" || value === "clip");
	}

	/** What holds an element in: the box it is cut at, the sheet it lies on, and the layer that it moves with. */
	function holdOf(element: Element): Hold {
		const known = holds.get(element);
		if (known) return known;
		const parent = element.parentElement ? holdOf(element.parentElement) : root;
		const style = getComputedStyle(element);
		let { clip, clipper, sheet, layer } = parent;
		const rect = element.getBoundingClientRect();
		if (style.position === "fixed" || style.position === "sticky") {
			layer = element;
			if (style.position === "fixed") clip = everywhere;
		}
		if (style.position === "absolute") sheet = null;
		const scrolls = [style.overflowX, style.overflowY].some(
			(value) => value === "auto" || value === "scroll",
		);
		if (scrolls) {
			clip = everywhere;
			sheet = null;
			layer = element;
		} else if (hides(style)) {
			clip = rect;
			clipper = element;
		}
		const isPainted =
			style.display !== "inline" &&
			(style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.boxShadow.includes("0px 0px 0px 1"));
		// What scrolls holds more than it shows.
		if (isPainted && !scrolls) sheet = element;
		const hold = { clip, clipper, sheet, layer };
		holds.set(element, hold);
		return hold;
	}

	/** The letters of each line without the air that a face keeps above and below them. */
	function lettersIn(range: Range, size: number): Box[] {
		return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
			const middle = (top + bottom) / 2;
			return { left, right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
		});
	}

	function piecesOf(node: Text, from: number, word: string): string[] {
		const range = document.createRange();
		const pieces: string[] = [];
		let lastTop: number | null = null;
		for (let at = 0; at < word.length; at += 1) {
			range.setStart(node, from + at);
			range.setEnd(node, from + at + 1);
			const { top, width } = range.getBoundingClientRect();
			if (lastTop === null || (width > 0 && Math.abs(top - lastTop) > 4)) pieces.push("");
			pieces.push(`${pieces.pop()}${word[at]}`);
			lastTop = top;
		}
		return pieces;
	}

	/** A word broken between two letters, with hardly any of it on one of the lines; beside a sign it may break. */
	function hasShreds(pieces: string[]): boolean {
		return pieces.slice(1).some((piece, index) => {
			const before = pieces[index] ?? "";
			if (!/[\p{L}\p{N}]$/u.test(before) || !/^[\p{L}\p{N}]/u.test(piece)) return false;
			return [before, piece].some((part) => part.replace(/[^\p{L}\p{N}]/gu, "").length <= 2);
		});
	}

	function lookAtWords(node: Text, element: Element): void {
		const range = document.createRange();
		for (const match of node.data.matchAll(/\S{2,}/g)) {
			const [word] = match;
			if (NO_FIGURE.test(word)) continue;
			range.setStart(node, match.index);
			range.setEnd(node, match.index + word.length);
			const tops = [...range.getClientRects()].map(({ top }) => top);
			if (tops.length < 2 || Math.max(...tops) - Math.min(...tops) < 4) continue;
			const pieces = piecesOf(node, match.index, word);
			const isFigure = /\d/.test(word) && word.length < LONG_WORD;
			const torn = pieces.slice(0, -1).some((piece) => isFigure || !/[-–—/@.]$/.test(piece));
			if (torn && (word.length < LONG_WORD || hasShreds(pieces)))
				say("a word is torn", pieces.join(" / "), element);
		}
	}

	const within = (one: Box, other: Box): Box => ({
		left: Math.max(one.left, other.left),
		top: Math.max(one.top, other.top),
		right: Math.min(one.right, other.right),
		bottom: Math.min(one.bottom, other.bottom),
	});

	const leaves = (one: Box, other: Box) =>
		one.right > other.right + 2 ||
		one.left < other.left - 2 ||
		one.bottom > other.bottom + 2 ||
		one.top < other.top - 2;

	function lookIfCut(line: Line, { clip, clipper }: Hold): void {
		const isOut =
			line.right < clip.left || line.left > clip.right || line.bottom < clip.top || line.top > clip.bottom;
		if (!clipper || isOut || !leaves(line, clip)) return;
		const style = getComputedStyle(clipper);
		const isMeant = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
		if (!isMeant) say("text is cut off", line.text, line.element);
	}

	function lookAtPlace(line: Line, { layer, sheet }: Hold): void {
		if (layer === document.body && (line.right > screen + 1 || line.left < -1))
			say("text leaves the screen", line.text, line.element);
		if (sheet && leaves(line, sheet.getBoundingClientRect()))
			say("text is wider or higher than its box", line.text, sheet);
	}

	function lookAtTexts(): Line[] {
		const lines: Line[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!(node instanceof Text) || !element || !node.data.trim()) continue;
			if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(element.tagName) || !isShown(element)) continue;
			lookAtWords(node, element);
			const hold = holdOf(element);
			const range = document.createRange();
			range.selectNodeContents(node);
			const size = Number.parseFloat(getComputedStyle(element).fontSize);
			for (const box of lettersIn(range, size)) {
				const line: Line = { ...box, text: node.data, element, layer: hold.layer };
				lookIfCut(line, hold);
				const seen = { ...line, ...within(box, hold.clip) };
				if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
				lookAtPlace(seen, hold);
				lines.push(seen);
			}
		}
		return lines;
	}

	function lookForOverlaps(lines: Line[]): void {
		const byTop = [...lines].sort((one, other) => one.top - other.top);
		byTop.forEach((line, index) => {
			for (const below of byTop.slice(index + 1)) {
				if (below.top >= line.bottom) break;
				if (below.layer !== line.layer || below.element === line.element) continue;
				const wide = Math.min(line.right, below.right) - Math.max(line.left, below.left);
				const high = Math.min(line.bottom, below.bottom) - below.top;
				if (wide > 3 && high > 3)
					say(`text stands over “${below.text.trim().slice(0, 40)}”`, line.text, line.element);
			}
		});
	}

	/** How wide and high a finger can hit it, with what reaches over its edge. */
	function targetOf(control: Element): { width: number; height: number } {
		const own = control.closest("label") ?? control;
		const { width, height } = own.getBoundingClientRect();
		const around = getComputedStyle(control, "::after");
		if (around.content === "none" || around.position !== "absolute") return { width, height };
		return {
			width: Math.max(width, Number.parseFloat(around.width) || 0),
			height: Math.max(height, Number.parseFloat(around.height) || 0),
		};
	}

	/** A link in a sentence is as high as its line (WCAG 2.5.8, inline). */
	function isInSentence(control: Element): boolean {
		if (!getComputedStyle(control).display.startsWith("inline")) return false;
		const around = [...(control.parentElement?.childNodes ?? [])].filter((node) => node instanceof Text);
		return around.some((node) => (node.textContent ?? "").trim().length > 1);
	}

	function lookAtControls(): void {
		for (const control of document.querySelectorAll(CONTROLS)) {
			if (!isShown(control) || control.closest("[aria-hidden=true], [inert]")) continue;
			const rect = control.getBoundingClientRect();
			if (rect.width <= 1 || rect.height <= 1 || isInSentence(control)) continue;
			const { width, height } = targetOf(control);
			if (width < LEAST_TARGET - 0.5 || height < LEAST_TARGET - 0.5)
				say(
					`a target of ${Math.round(width)} x ${Math.round(height)} px`,
					control.textContent || control.getAttribute("aria-label") || "",
					control,
				);
		}
	}

	if (document.documentElement.scrollWidth > screen + 1)
		found.add(`the page is ${document.documentElement.scrollWidth} px wide on a screen of ${screen}`);
	lookForOverlaps(lookAtTexts());
	lookAtControls();
	return [...found];
}
