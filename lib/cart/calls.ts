import "server-only";
import { call, json } from "@/lib/server/calls/call";
import { cart, message } from "@/lib/server/calls/shapes";
import { addToCartSchema, mergeCartSchema, removeFromCartSchema, updateCartSchema } from "./schema";

/** A customer's cart, and what a guest's would be (spec 7). */
export const cartCalls = {
	read: call.get("/api/user/cart", {
		summary: "The customer's cart at today's prices",
		who: "customer",
		success: { fields: cart },
	}),
	add: call.post("/api/user/cart/add", {
		summary: "Adds pieces of a product; a name, price or picture in the body is not read",
		who: "customer",
		body: json(addToCartSchema),
		success: { fields: cart },
		refusals: [404, 409],
	}),
	update: call.put("/api/user/cart/update", {
		summary: "Sets a line's quantity; 0 or less removes the line",
		who: "customer",
		body: json(updateCartSchema),
		success: { fields: cart },
		refusals: [404, 409],
	}),
	remove: call.delete("/api/user/cart/remove", {
		summary: "Removes a line, also when it was not there; the product's id is in the body",
		who: "customer",
		body: json(removeFromCartSchema),
		success: { fields: cart },
	}),
	clear: call.delete("/api/user/cart/clear", {
		summary: "Empties the cart",
		who: "customer",
		success: { fields: { ...cart, message } },
	}),
	merge: call.put("/api/user/cart/merge", {
		summary: "Joins the guest's cart to the account's at login; the larger quantity of a line stays",
		who: "customer",
		body: json(mergeCartSchema),
		success: { fields: cart },
		refusals: [409],
	}),
	preview: call.post("/api/user/cart/preview", {
		summary: "What a guest's lines are today; nothing is stored",
		who: "anyone",
		body: json(mergeCartSchema),
		success: { fields: { cartItem: cart.cartItem } },
	}),
};
