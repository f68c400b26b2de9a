import { messageOf } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { afterPaint } from "@/lib/client/time";
import { type ToastAction, toast } from "@/lib/client/toast";
import type { ProductSummary } from "@/lib/products/rules/product";
import { type LineWish, offeredWish, wishWordsOf } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY, mostOf } from "@/lib/stock/rules";
import { itemsOf } from "@/lib/text/sold-by";
import { cartSubtotal, countOf, lineOf, MAX_ORDER_LINES, quantityIn, withQuantity } from "../rules/totals";
import type { CartLine } from "../schema";
import { customerCart, sayWhereFull } from "./cart-owner";
import {
	type CartState,
	currentLines,
	keepGuestCart,
	readGuestCart,
	showLines,
	useCartStore,
	useRenderedCartStore,
} from "./cart-store";

export { reloadCart, startCart } from "./cart-owner";

type Cart = {
	/** False until the browser has read the guest's cart or the server has answered. */
	ready: boolean;
	/** True when a customer's cart could not be read. */
	failed: boolean;
	lines: CartLine[];
	count: number;
	/** Rupees at today's offer prices. */
	subtotal: number;
};

type Product = Omit<CartLine, "quantity">;

/** Later words about the cart take the place of earlier ones, so that rapid taps do not pile up toasts. */
const TOAST_ID = "cart";
const texts = () => messagesHere("cartToasts");

/** Says what a press did once that can be seen. */
function sayDone(text: string, action?: ToastAction): void {
	afterPaint(() => toast.success(text, TOAST_ID, action));
}

function cartOf({ status, lines }: CartState): Cart {
	return {
		ready: status === "ready",
		failed: status === "failed",
		lines,
		count: countOf(lines),
		subtotal: cartSubtotal(lines),
	};
}

/** The shopper's cart: a guest's is stored in the browser, a customer's on the server (spec 4). */
export function useCart(): Cart {
	return cartOf(useCartStore());
}

/** The cart as it was a frame ago, for whatever a press does not touch itself. */
export function useCartAfterPaint(): Cart {
	return cartOf(useRenderedCartStore());
}

/** Quantity of one product; a component that uses this is drawn again only when that number changes. */
export function useQuantityOf(productId: string): number {
	return useCartStore((state) => quantityIn(state.lines, productId));
}

/** Sets a line; false, which is said, where a guest's cart has no room for it. A customer's is refused by the server. */
function change(product: Product, quantity: number, asked?: Partial<LineWish>): boolean {
	const cart = customerCart();
	if (cart) {
		cart.want(product, quantity, asked);
		return true;
	}
	const lines = withQuantity(readGuestCart(), product, quantity, asked);
	if (lines.length > MAX_ORDER_LINES) {
		toast.error(texts().full(MAX_ORDER_LINES), "cart-full");
		return false;
	}
	keepGuestCart(lines);
	showLines(lines);
	return true;
}

/** What of a line is asked again where it comes back: a wish that its product no longer has is not. */
function askedOf({ wishes, wish, note }: CartLine): Partial<LineWish> {
	return wishWordsOf({ wish: offeredWish(wishes, wish), note });
}

/** Adds pieces of a product, or steps of what is weighed, and what is asked of them; shown at once, rolled back with a message when the server refuses. Answers whether it was added, at most up to what a line holds. */
export function addToCart(product: ProductSummary, wanted = 1, asked?: Partial<LineWish>): boolean {
	const { _id: productId, left, stepGrams } = product;
	const present = quantityIn(currentLines(), productId);
	if (present >= MAX_LINE_QUANTITY) {
		toast.error(texts().atMost(MAX_LINE_QUANTITY), TOAST_ID);
		return false;
	}
	const quantity = Math.min(wanted, MAX_LINE_QUANTITY - present);
	if (left !== null && present + quantity > mostOf(product)) {
		toast.error(texts().onlyLeft({ ...product, left }), TOAST_ID);
		return false;
	}
	if (!change(lineOf(product), present + quantity, asked)) return false;
	const items = itemsOf({ quantity, stepGrams });
	sayDone(items === 1 ? texts().added : texts().addedMany(items));
	return true;
}

/** What is said once so many more items are in the cart: of what was there already nothing was added. */
export function addedText(items: number): string {
	return items > 0 ? texts().addedMany(items) : texts().updated;
}

/** What is asked of a line where the one in the cart asks nothing, as the server joins them. */
function newlyAsked(line: CartLine, inCart: CartLine | undefined): Partial<LineWish> {
	const { wish, note } = askedOf(line);
	return wishWordsOf({ wish: inCart?.wish ? null : wish, note: inCart?.note ? null : note });
}

/**
 * Adds several lines at once, in one request; of one that is there the larger quantity stays. Can be undone from the toast,
 * which says how many items came, or in the words of `done` of how many lines there is more, and for how many rupees.
 * `onGone` runs where they do not all come, and once they are taken back.
 */
export function addManyToCart(
	lines: readonly CartLine[],
	done?: (things: number, rupees: number) => string,
	onGone = () => {},
): void {
	const before = currentLines();
	const wanted = lines.map((line) => {
		const inCart = before.find(({ productId }) => productId === line.productId);
		const quantity = Math.max(line.quantity, inCart?.quantity ?? 0);
		return { product: line, quantity, asked: newlyAsked(line, inCart) };
	});
	const cart = customerCart();
	let isRefused = false;
	const afterAsking = (isDone: boolean) => {
		if (isDone) return;
		sayWhereFull(lines);
		onGone();
	};
	if (cart) void cart.wantMany(wanted).then(afterAsking);
	else isRefused = !wanted.map((one) => change(one.product, one.quantity, one.asked)).every(Boolean);
	if (isRefused) onGone();
	const now = currentLines();
	const came = countOf(now) - countOf(before);
	const more = now.filter(({ productId, quantity }) => quantity > quantityIn(before, productId));
	if (isRefused && more.length === 0) return;
	const undo = () => {
		for (const { product, asked } of wanted) {
			const nothing = { ...(asked.wish && { wish: null }), ...(asked.note && { note: null }) };
			change(product, quantityIn(before, product.productId), nothing);
		}
		onGone();
	};
	const text =
		done && more.length > 0 ? done(more.length, cartSubtotal(now) - cartSubtotal(before)) : addedText(came);
	sayDone(text, { label: texts().undo, onClick: undo });
}

/** Sets a line to this quantity; 0 or less removes it (spec 4), which can be undone from the toast. */
export function setQuantity(productId: string, quantity: number): void {
	const line = currentLines().find((known) => known.productId === productId);
	if (!line || line.quantity === quantity) return;
	change(line, quantity);
	if (quantity > 0) sayDone(texts().updated);
	else {
		const undo = () => change(line, line.quantity, askedOf(line));
		sayDone(texts().removed, { label: texts().undo, onClick: undo });
	}
}

/** Asks this of a line: a wish, a note, or none of them any more. */
export function askOfLine(productId: string, asked: Partial<LineWish>): void {
	const line = currentLines().find((known) => known.productId === productId);
	if (line) change(line, line.quantity, asked);
}

/** Removes a line. */
export function removeFromCart(productId: string): void {
	setQuantity(productId, 0);
}

/** Empties the cart after the shopper asked for it. */
export async function clearCart(): Promise<void> {
	try {
		const cart = customerCart();
		if (cart) await cart.clear();
		else {
			keepGuestCart([]);
			showLines([]);
		}
		toast.success(texts().cleared, TOAST_ID);
	} catch (error) {
		toast.error(messageOf(error, texts().clearFailed));
	}
}

/** Waits until everything the shopper tapped has reached the server (before an order). */
export async function settleCart(): Promise<void> {
	await customerCart()?.settle();
}

/** Which version of a customer's cart is drawn; undefined for a guest's, and before it was read. */
export function cartVersionHere(): number | undefined {
	return customerCart()?.version();
}

/** The cart once everything tapped has reached the server: its lines, and which version of a customer's they are. */
export async function settledCart(): Promise<{ lines: CartLine[]; cartVersion: number | undefined }> {
	await settleCart();
	return { lines: currentLines(), cartVersion: cartVersionHere() };
}
