import type { UrduWords } from "@/lib/domain/product";
import { onlyLeft } from "@/lib/domain/stock";

/** A product of which there are so many left. */
type Rest = UrduWords & { name: string; left: number };

/** What is said about a change of the cart, wherever it was made (spec 8). */
export const cartToasts = {
	added: "Item added to cart",
	addedMany: (count: number) => `${count} item(s) added to cart`,
	updated: "Cart updated",
	removed: "Item removed from cart",
	cleared: "Cart cleared successfully",
	undo: "Undo",
	atMost: (most: number) => `A cart holds at most ${most} of each product`,
	onlyLeft: (product: Rest) => onlyLeft(product),
	failed: {
		add: "Failed to add item to cart",
		update: "Failed to update cart",
		remove: "Failed to remove item from cart",
	},
	clearFailed: "Failed to clear cart",
};
