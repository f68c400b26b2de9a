import "server-only";
import { anyone, customer, json } from "@/lib/server/calls/call";
import { cart, message } from "@/lib/server/calls/shapes";
import { addToCartSchema, mergeCartSchema, removeFromCartSchema, updateCartSchema } from "./schema";

/** A customer's cart, and what a guest's would be (spec 7). */
export const cartCalls = {
	read: customer.get("/api/user/cart", {
		summary: "The customer's cart at today's prices",
		success: { fields: cart },
	}),
	add: customer.post("/api/user/cart/add", {
		summary: "Adds pieces of a product; a name, price or picture in the body is not read",
		body: json(addToCartSchema),
		success: { fields: cart },
		refusals: [404, 409],
	}),
	update: customer.put("/api/user/cart/update", {
		summary: "Sets a line's quantity; 0 or less removes the line",
		body: json(updateCartSchema),
		success: { fields: cart },
		refusals: [404, 409],
	}),
	remove: customer.delete("/api/user/cart/remove", {
		summary: "Removes a line, also when it was not there; the product's id is in the body",
		body: json(removeFromCartSchema),
		success: { fields: cart },
	}),
	clear: customer.delete("/api/user/cart/clear", {
		summary: "Empties the cart",
		success: { fields: { ...cart, message } },
	}),
	merge: customer.put("/api/user/cart/merge", {
		summary: "Joins the guest's cart to the account's at login; the larger quantity of a line stays",
		body: json(mergeCartSchema),
		success: { fields: cart },
		refusals: [409],
	}),
	preview: anyone.post("/api/user/cart/preview", {
		summary: "What a guest's lines are today; nothing is stored",
		body: json(mergeCartSchema),
		success: { fields: { cartItem: cart.cartItem } },
	}),
};
