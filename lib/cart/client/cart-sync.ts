import { ApiError } from "@/lib/client/api";
import { type LineWish, NO_WISH } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { quantityIn, withQuantity } from "../rules/totals";
import type { CartLine } from "../schema";
import type { CartServer, ServerCart } from "./cart-store";

type Product = Omit<CartLine, "quantity">;
type LineRequest = { product: Product; quantity: number; asked: Partial<LineWish> };

type CartView = {
	/** Draw these lines: the server's, with what the shopper asked for since laid over them. */
	show(lines: CartLine[]): void;
	/** Nobody knows what is in the cart, and nothing more is asked for. */
	unread(): void;
	/** The server has confirmed this cart; other tabs may want to know. */
	confirmed(cart: ServerCart): void;
	/** A change did not happen; the lines have been drawn as they really are. */
	refused(error: unknown, change: "add" | "update" | "remove"): void;
};

export type CartSync = ReturnType<typeof createCartSync>;

/** Taps within this many milliseconds become one request. */
const GATHER_MS = 300;
/** Pauses in milliseconds before the shop is tried again when it cannot be reached. */
const RETRY_MS = [400, 1200, 3000];
/** Older than any cart of the server. */
const UNKNOWN: ServerCart = { lines: [], version: -1 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** True when nobody can say whether the change happened: no answer, or a fault of the server. */
function isOutage(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function isSessionLost(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

/**
 * Keeps one customer's cart in step with the server. What the shopper asks for is drawn at once and sent soon, one
 * request at a time; the last tap on a product wins, and the server's answer replaces every guess. A change whose
 * outcome is unknown is sent again as an absolute quantity, so that repeating it does no harm.
 */
export function createCartSync(server: CartServer, view: CartView) {
	let confirmed = UNKNOWN;
	let stopped = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let queue: Promise<unknown> = Promise.resolve();
	const requests = new Map<string, LineRequest>();
	/** Products of which something was given up, or found no room, since many were asked for. */
	const lost = new Set<string>();
	/** Products of which nobody knows whether a request for many has put them into the server's cart. */
	const uncertain = new Set<string>();

	function draw(): void {
		let lines = confirmed.lines;
		for (const { product, quantity, asked } of requests.values())
			lines = withQuantity(lines, product, quantity, asked);
		if (confirmed === UNKNOWN && requests.size === 0) view.unread();
		else view.show(lines);
	}

	// What was tapped before the cart was known counted from nothing; now it counts on top of what is there.
	function addToWhatIsThere(lines: readonly CartLine[]): void {
		for (const [productId, { quantity, ...request }] of requests) {
			if (quantity <= 0) continue;
			const sum = Math.min(MAX_LINE_QUANTITY, quantity + quantityIn(lines, productId));
			requests.set(productId, { ...request, quantity: sum });
		}
	}

	/** Takes over a cart of the server, unless a later one is known already. */
	function accept(cart: ServerCart): void {
		if (stopped || cart.version < confirmed.version) return;
		if (confirmed === UNKNOWN) addToWhatIsThere(cart.lines);
		confirmed = cart;
		draw();
	}

	function acceptOwn(cart: ServerCart): void {
		const isNews = cart.version > confirmed.version;
		accept(cart);
		if (isNews && !stopped) view.confirmed(cart);
	}

	// Requests run one after the other, so that an answer is never older than the one before it.
	function enqueue(task: () => Promise<void>): Promise<void> {
		const run = queue.then(() => (stopped ? undefined : task()));
		queue = run.catch(() => undefined);
		return run;
	}

	function send({ product, quantity, asked }: LineRequest, isRepeated: boolean): Promise<ServerCart> {
		if (quantity <= 0) return server.remove(product.productId);
		const isNew = quantityIn(confirmed.lines, product.productId) === 0;
		if (isNew && !isRepeated && !uncertain.has(product.productId))
			return server.add(product.productId, quantity, asked);
		return server.update(product.productId, quantity, asked);
	}

	/** Sends what is wished for this product until it is confirmed; throws when it is refused or out of reach. */
	async function fulfil(productId: string): Promise<void> {
		for (let tries = 0; !stopped; tries++) {
			const wish = requests.get(productId);
			if (!wish) return;
			try {
				const cart = await send(wish, tries > 0);
				if (requests.get(productId) === wish) requests.delete(productId);
				return acceptOwn(cart);
			} catch (error) {
				const wait = RETRY_MS[tries];
				if (!isOutage(error) || wait === undefined) throw error;
				await pause(wait);
			}
		}
	}

	async function giveUp(productId: string, error: unknown): Promise<void> {
		const wish = requests.get(productId);
		if (!wish || stopped) return;
		const isForAll = isOutage(error) || isSessionLost(error);
		for (const given of isForAll ? [...requests.keys()] : [productId]) {
			requests.delete(given);
			lost.add(given);
		}
		const wasThere = quantityIn(confirmed.lines, productId) > 0;
		// What the server refused may show that this tab has not heard of a change.
		const truth = isForAll ? null : await server.read().catch(() => null);
		if (stopped) return;
		if (truth) acceptOwn(truth);
		draw();
		view.refused(error, wish.quantity <= 0 ? "remove" : wasThere ? "update" : "add");
	}

	async function sendRequests(): Promise<void> {
		for (let next = requests.keys().next(); !next.done && !stopped; next = requests.keys().next()) {
			const productId = next.value;
			try {
				if (confirmed === UNKNOWN) acceptOwn(await server.read());
				await fulfil(productId);
			} catch (error) {
				await giveUp(productId, error);
			}
		}
	}

	/** Joins several products to the cart; throws when that is refused or out of reach. */
	async function joinMany(wanted: readonly LineRequest[]): Promise<void> {
		if (confirmed === UNKNOWN) acceptOwn(await server.read());
		const current = wanted.flatMap(({ product, quantity }) => {
			const request = requests.get(product.productId);
			return request && request.quantity >= quantity ? [request] : [];
		});
		for (const { product } of current) uncertain.add(product.productId);
		const lines = current.map(({ product, quantity, asked }) => ({
			...product,
			...NO_WISH,
			...asked,
			quantity,
		}));
		const cart = await server.merge(lines);
		for (const request of current) {
			const { productId } = request.product;
			if (requests.get(productId) !== request) continue;
			requests.delete(productId);
			// A full cart answers without a word.
			if (quantityIn(cart.lines, productId) === 0) lost.add(productId);
		}
		acceptOwn(cart);
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		return requests.size === 0 ? Promise.resolve() : enqueue(sendRequests);
	}

	return {
		accept,
		flush,
		/** Asks for this quantity of a product, and this of its line; taps in quick succession become one request. */
		want(product: Product, quantity: number, asked: Partial<LineWish> = {}): void {
			const { productId } = product;
			requests.set(productId, { product, quantity, asked: { ...requests.get(productId)?.asked, ...asked } });
			draw();
			clearTimeout(timer);
			timer = setTimeout(flush, GATHER_MS);
		},
		/**
		 * Asks for at least so much of several products, in one request; what it cannot do is asked for one by one. Answers
		 * whether all of it happened.
		 */
		async wantMany(wanted: readonly LineRequest[]): Promise<boolean> {
			for (const one of wanted) {
				requests.set(one.product.productId, one);
				lost.delete(one.product.productId);
			}
			draw();
			await enqueue(async () => {
				try {
					await joinMany(wanted);
				} catch {
					await sendRequests();
				} finally {
					uncertain.clear();
				}
			});
			return !stopped && !wanted.some(({ product }) => lost.has(product.productId));
		},
		/** Resolves once everything that was asked for has been confirmed or given up. */
		async settle(): Promise<void> {
			await flush();
			await queue;
		},
		/** The version of the server's cart that is known here; undefined before it was read. */
		version: () => (confirmed === UNKNOWN ? undefined : confirmed.version),
		/** Reads the cart; throws when that fails. */
		load: () => enqueue(async () => acceptOwn(await server.read())),
		/** Joins a guest's lines to the cart; throws when that fails. */
		merge: (lines: readonly CartLine[]) => enqueue(async () => acceptOwn(await server.merge(lines))),
		/** Empties the cart; throws, with the lines drawn as they are, when that fails. */
		async clear(): Promise<void> {
			clearTimeout(timer);
			requests.clear();
			view.show([]);
			await enqueue(async () => acceptOwn(await server.clear())).catch((error: unknown) => {
				draw();
				throw error;
			});
		},
		/** Ends the engine with the session it belongs to: nothing that still comes in is drawn or sent. */
		stop(): void {
			stopped = true;
			clearTimeout(timer);
			requests.clear();
		},
	};
}
