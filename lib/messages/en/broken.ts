/** What stands in the place of a page that failed. */
export const broken = {
	contact: "Contact Us",
	hint: "Your cart is safe. If you were placing an order, look at My Orders before you try again.",
};
