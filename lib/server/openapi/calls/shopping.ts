import "server-only";
import { addToCartSchema, mergeCartSchema, removeFromCartSchema, updateCartSchema } from "@/lib/domain/cart";
import { contactSchema } from "@/lib/domain/contact-schema";
import { reviewPartSchema, reviewSchema } from "@/lib/domain/review-schema";
import type { Call } from "../call";
import { cart, message, product, review, reviewStats, suggestion } from "../shapes";

/** Catalogue, cart, reviews and the contact form (spec 7). */
export const shoppingCalls: Call[] = [
	{
		method: "get",
		path: "/api/product/all-products",
		summary: "The whole catalogue, a flat list; made anew when a product changes",
		caller: "anyone",
		success: { fields: { products: product.array() } },
	},
	{
		method: "get",
		path: "/api/product/search-index",
		summary: "What the search box suggests from: the catalogue in few words, cached",
		caller: "anyone",
		success: { fields: { products: suggestion.array() } },
	},
	{
		method: "get",
		path: "/api/user/cart",
		summary: "The customer's cart at today's prices",
		caller: "customer",
		success: { fields: cart },
	},
	{
		method: "post",
		path: "/api/user/cart/add",
		summary: "Adds pieces of a product; a name, price or picture in the body is not read",
		caller: "customer",
		body: addToCartSchema,
		success: { fields: cart },
		refusals: [404, 409],
	},
	{
		method: "put",
		path: "/api/user/cart/update",
		summary: "Sets a line's quantity; 0 or less removes the line",
		caller: "customer",
		body: updateCartSchema,
		success: { fields: cart },
		refusals: [404, 409],
	},
	{
		method: "delete",
		path: "/api/user/cart/remove",
		summary: "Removes a line, also when it was not there",
		caller: "customer",
		body: removeFromCartSchema,
		success: { fields: cart },
	},
	{
		method: "delete",
		path: "/api/user/cart/clear",
		summary: "Empties the cart",
		caller: "customer",
		success: { fields: { ...cart, message } },
	},
	{
		method: "put",
		path: "/api/user/cart/merge",
		summary: "Joins the guest's cart to the account's at login; the larger quantity of a line stays",
		caller: "customer",
		body: mergeCartSchema,
		success: { fields: cart },
		refusals: [409],
	},
	{
		method: "post",
		path: "/api/user/cart/preview",
		summary: "What a guest's lines are today; nothing is kept",
		caller: "anyone",
		body: mergeCartSchema,
		success: { fields: { cartItem: cart.cartItem } },
	},
	{
		method: "get",
		path: "/api/reviews/{productId}",
		summary: "A product's reviews, newest first; a part of a long list may be asked for",
		caller: "anyone",
		query: reviewPartSchema,
		success: { fields: { reviews: review.array() } },
	},
	{
		method: "get",
		path: "/api/reviews/{productId}/stats",
		summary: "Count, average and distribution of a product's reviews",
		caller: "anyone",
		success: { fields: { stats: reviewStats } },
	},
	{
		method: "post",
		path: "/api/reviews",
		summary: "Keeps a review; guests may write one, a customer one a product",
		caller: "anyone",
		body: reviewSchema,
		success: { status: 201, fields: { review, message } },
		refusals: [404, 409, 429],
	},
	{
		method: "post",
		path: "/api/contact",
		summary: "Keeps a message from the contact form and mails it to the shop",
		caller: "anyone",
		body: contactSchema,
		success: { status: 201, fields: { message } },
		refusals: [429],
	},
];
