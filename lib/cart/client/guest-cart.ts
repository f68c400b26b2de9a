import { CART_KEY } from "@/lib/early/browser-keys.mjs";
import { CATEGORIES } from "@/lib/products/rules/product";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import type { CartLine } from "../rules/cart";
import { MAX_ORDER_LINES } from "../rules/totals";

/** What a browser without storage keeps instead; it lasts as long as the page. */
let unsaved: CartLine[] | null = null;

function isQuantity(value: unknown): boolean {
	return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_QUANTITY;
}

/** True for a whole cart line; what comes from storage or another tab is believed only then. */
export function isCartLine(value: unknown): value is CartLine {
	if (typeof value !== "object" || value === null) return false;
	const line = new Map<string, unknown>(Object.entries(value));
	const texts = ["productId", "name", "imageUrl", "unit"];
	const isText = (field: string) => typeof line.get(field) === "string";
	return (
		texts.every(isText) &&
		["urduName", "urduUnit"].every((field) => !line.has(field) || isText(field)) &&
		isQuantity(line.get("quantity")) &&
		Number.isInteger(line.get("price")) &&
		typeof line.get("inStock") === "boolean" &&
		Number.isInteger(line.get("left") ?? 0) &&
		CATEGORIES.some((category) => category === line.get("category"))
	);
}

/** The guest's cart as this browser keeps it; what cannot be read is left out. */
export function readGuestCart(): CartLine[] {
	if (unsaved) return unsaved;
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(CART_KEY) ?? "[]");
		const lines = Array.isArray(stored) ? stored.filter(isCartLine) : [];
		// Lines from before products were counted do not say how many are left.
		return lines.slice(0, MAX_ORDER_LINES).map(({ left = null, ...line }) => ({ ...line, left }));
	} catch {
		return [];
	}
}

/** Keeps the guest's cart in this browser (spec 4). */
export function keepGuestCart(lines: CartLine[]): void {
	try {
		localStorage.setItem(CART_KEY, JSON.stringify(lines));
		unsaved = null;
	} catch {
		unsaved = lines;
	}
}

/** Runs the listener when another tab of this browser changed the guest's cart. */
export function onGuestCartChange(listener: () => void): () => void {
	const onStorage = (event: StorageEvent) => {
		if (event.key === CART_KEY || event.key === null) listener();
	};
	window.addEventListener("storage", onStorage);
	return () => window.removeEventListener("storage", onStorage);
}
