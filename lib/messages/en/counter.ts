/** The bar of aisles and cart above the bottom navigation. */
export const counter = {
	aisles: "Aisles",
	/** The aisle of everything. */
	all: "All",
	cart: "Cart",
	items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	/** Before what the cart comes to, for screen readers. */
	cartHolds: (items: string) => `Cart, ${items}: `,
	/** So many rupees are missing of the minimum order. */
	toGo: (amount: string) => `${amount} to go`,
};
