import { useRef, useState } from "react";
import { messageOf } from "@/lib/client/api";
import { useFollowing } from "@/lib/client/unsaved";
import { packedTotals } from "@/lib/money/rules";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { sellerCall } from "@/lib/team/client";
import type { Packed, Replacement } from "../rules";

/** What was decided of an order's lines and the server has not confirmed yet, by product; null takes a decision back. */
type Decisions = ReadonlyMap<string, Packed | null>;
type ByOrder<Value> = ReadonlyMap<string, Value>;

const FAILED = "This could not be saved. What you tapped is still here.";

function withEntry<Value>(all: ByOrder<Value>, key: string, value: Value | undefined): ByOrder<Value> {
	const next = new Map(all);
	if (value === undefined) next.delete(key);
	else next.set(key, value);
	return next;
}

/** These orders, each as it was answered where it is served as it stood before that. */
export function latestOf<One extends Pick<SellerOrder, "_id" | "revision">>(
	served: One[],
	known: readonly One[],
): One[] {
	return served.map((order) => {
		const answered = known.find(({ _id }) => _id === order._id);
		return answered && answered.revision > order.revision ? answered : order;
	});
}

/** The order as it is with these decisions in it, and what it then comes to. */
export function withDecisions(order: SellerOrder, decisions: Decisions | undefined): SellerOrder {
	if (!decisions || decisions.size === 0) return order;
	const items = order.items.map((item) => {
		const decided = decisions.get(item.product._id);
		return decided === undefined ? item : { ...item, packed: decided };
	});
	const { amount } = order;
	const finalAmount = packedTotals({ ...order, items })?.amount ?? null;
	const less = (order.finalAmount ?? amount) - (finalAmount ?? amount);
	return { ...order, items, finalAmount, toCollect: order.isPaid ? 0 : Math.max(0, order.toCollect - less) };
}

function bodyOf({ product, quantity, grams }: Replacement) {
	return { product: product._id, ...(grams === undefined ? { quantity } : { grams }) };
}

function bodyLine(product: string, packed: Packed | null) {
	const found = packed?.grams === undefined ? { picked: packed?.quantity ?? null } : { grams: packed.grams };
	const substitute = packed?.replacement;
	return { product, ...found, ...(substitute && { replacement: bodyOf(substitute) }) };
}

/** Every line's decision; what nobody has decided is taken as picked, but never without a weight. */
function inFull({ items }: SellerOrder): Map<string, Packed> {
	const decided = items.flatMap(({ product, quantity, stepGrams, packed }): [string, Packed][] => {
		if (!packed && stepGrams !== null) return [];
		return [[product._id, packed ?? { quantity, replacement: null }]];
	});
	return new Map(decided);
}

export type Packing = {
	orders: SellerOrder[];
	/** Why an order's last decision could not be saved, by order. */
	refusals: ByOrder<string>;
	/** Orders that are being completed. */
	completing: ReadonlySet<string>;
	decide: (order: SellerOrder, product: string, packed: Packed | null) => void;
	/** Answers the packed order, or null where it was refused. */
	complete: (order: SellerOrder) => Promise<SellerOrder | null>;
	/** Opens an order again that has just been packed. */
	reopen: (order: SellerOrder) => Promise<boolean>;
};

/**
 * The orders to pack, with what the packer has decided: each decision shows at once and is sent, one after the other
 * for an order. A refused one stays on the screen with its reason, and goes along with the next.
 */
export function usePacking(served: SellerOrder[]): Packing {
	const [known, setKnown] = useFollowing(served, latestOf);
	const [drafts, setDrafts] = useState<ByOrder<Decisions>>(new Map());
	const [refusals, setRefusals] = useState<ByOrder<string>>(new Map());
	const [completing, setCompleting] = useState<ReadonlySet<string>>(new Set());
	const sending = useRef(new Map<string, Promise<unknown>>());

	function refuse(id: string, message?: string): void {
		setRefusals((all) => withEntry(all, id, message));
	}

	/** What was sent and is still what was decided last is known now. */
	function confirm(id: string, sent: Decisions): void {
		setDrafts((all) => {
			const open = [...(all.get(id) ?? [])].filter(([product, packed]) => sent.get(product) !== packed);
			return withEntry(all, id, open.length > 0 ? new Map(open) : undefined);
		});
	}

	async function send(id: string, sent: Decisions, isComplete: boolean): Promise<SellerOrder | null> {
		const lines = [...sent].map(([product, packed]) => bodyLine(product, packed));
		try {
			const { order } = await sellerCall("PUT /api/order/{id}/pack", {
				params: { id },
				body: { lines, isComplete },
			});
			setKnown((list) => list.map((each) => (each._id === id ? order : each)));
			confirm(id, sent);
			refuse(id);
			return order;
		} catch (error) {
			refuse(id, messageOf(error, FAILED));
			return null;
		}
	}

	function inTurn(id: string, sent: Decisions, isComplete: boolean): Promise<SellerOrder | null> {
		const turn = (sending.current.get(id) ?? Promise.resolve()).then(() => send(id, sent, isComplete));
		sending.current.set(id, turn);
		return turn;
	}

	function decide({ _id }: SellerOrder, product: string, packed: Packed | null): void {
		const decisions = new Map(drafts.get(_id)).set(product, packed);
		setDrafts((all) => withEntry(all, _id, decisions));
		void inTurn(_id, decisions, false);
	}

	async function complete(order: SellerOrder): Promise<SellerOrder | null> {
		const { _id } = order;
		const decisions = inFull(order);
		setDrafts((all) => withEntry(all, _id, decisions));
		setCompleting((all) => new Set(all).add(_id));
		const packed = await inTurn(_id, decisions, true);
		setCompleting((all) => new Set([...all].filter((id) => id !== _id)));
		return packed;
	}

	async function reopen({ _id }: SellerOrder): Promise<boolean> {
		try {
			const { order } = await sellerCall("PUT /api/order/status/{id}/undo", { params: { id: _id } });
			setKnown((list) => [order, ...list.filter((each) => each._id !== _id)]);
			refuse(_id);
			return true;
		} catch (error) {
			refuse(_id, messageOf(error, "Failed to undo the step"));
			return false;
		}
	}

	const orders = known.map((order) => withDecisions(order, drafts.get(order._id)));
	return { orders, refusals, completing, decide, complete, reopen };
}
