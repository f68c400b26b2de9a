import "server-only";
import { z } from "zod";
import type { Address } from "@/lib/accounts/rules/address";
import type { addressSchema } from "@/lib/accounts/schema";
import { WAYS } from "@/lib/messages/rules";
import { PAYMENT_STATES, WALLETS } from "@/lib/payments/rules";
import { CATEGORIES } from "@/lib/products/rules/product";
import { type LineWish, WISHES } from "@/lib/products/rules/wishes";
import { STOCK_KINDS, STOCK_REASONS } from "@/lib/stock/rules";
import { ROLES } from "@/lib/team/rules";
import { LANGUAGES } from "@/lib/text/language";
import { SOLD_BY } from "@/lib/text/sold-by";

/** What answers are made of. The types that the rest of the shop uses follow from it, or are held to it by `satisfies`. */

export const id = z.string().regex(/^[0-9a-f]{24}$/);
export const time = z.iso.datetime();
export const rupees = z.int().min(0);
/** Pieces, or grams of what is weighed. */
const pieces = z.int().min(0);

export const message = z.string();

export const user = z
	.object({
		_id: id,
		name: z.string(),
		/** Null where there is none, or not yet. */
		email: z.email().nullable(),
		/** `+923001234567`; null without. */
		phone: z.string().nullable(),
		isPhoneVerified: z.boolean(),
		/** Whether the e-mail was verified or a number confirmed: then they may order. */
		isVerified: z.boolean(),
		/** Without one a code that is sent to their number stands for it. */
		hasPassword: z.boolean(),
		language: z.enum(LANGUAGES),
		/** How they are told of their orders; null where no way leads to them. */
		notifyBy: z.enum(WAYS).nullable(),
	})
	.meta({ id: "User" });

/** Somebody of the team, as who signs in reads it. */
export const teamUser = z.object({ email: z.email(), name: z.string(), role: z.enum(ROLES) });

/** The Urdu beside a name and a unit, where there is any. */
export const urduWords = { urduName: z.string().optional(), urduUnit: z.string().optional() };

/** How it is counted: `stepGrams` is null for what is sold by the piece. */
export const sold = { soldBy: z.enum(SOLD_BY), stepGrams: z.int().nullable() };
/** How much of it that is, of a product one step; missing for what is sold by the piece. */
export const grams = { grams: z.int().min(0).optional() };
const aboutGrams = z.int().nullable();

const productFields = {
	_id: id,
	slug: z.string(),
	name: z.string(),
	...urduWords,
	category: z.enum(CATEGORIES),
	unit: z.string(),
	...sold,
	/** What one piece of it weighs, in grams; null where that is not known, or it is not weighed. */
	aboutGrams,
	price: rupees,
	offerPrice: rupees,
	imageUrl: z.string(),
	/** Whether it can be bought now. */
	inStock: z.boolean(),
	/** How many are left, or how many grams, where it is counted and running out; else null. */
	left: pieces.nullable(),
	isDeal: z.boolean(),
	rating: z.number().min(0).max(5),
	reviewCount: z.int().min(0),
	/** What customers may ask of a line of it. */
	wishes: z.array(z.enum(WISHES)),
	/** The ids of the owner's aisles that it stands in; missing where it stands in none. */
	aisles: z.array(id),
	/** When its last delivery came, ISO 8601, where that was today; else null. */
	cameAt: time.nullable(),
	description: z.array(z.string()),
	urduDescription: z.array(z.string()).optional(),
	contents: z.array(z.string()),
	urduContents: z.array(z.string()).optional(),
	images: z.array(z.string()),
	...grams,
};

export const product = z.object(productFields).meta({ id: "Product" });

const {
	description: _words,
	urduDescription: _urduWords,
	contents: _crate,
	urduContents: _urduCrate,
	images: _pictures,
	grams: _grams,
	aisles,
	...otherFields
} = productFields;
const summaryFields = { ...otherFields, aisles: aisles.optional() };

export const productSummary = z.object(summaryFields).meta({ id: "ProductSummary" });

export const lineWish = {
	wish: z.enum(WISHES).nullable(),
	note: z.string().nullable(),
} satisfies Record<keyof LineWish, z.ZodType>;

export const usual = z
	.object({ ...summaryFields, usualQuantity: z.int().min(1), usualWish: lineWish.wish })
	.meta({ id: "Usual" });

export const countedProduct = z
	.object({ ...productFields, stock: pieces.nullable() })
	.meta({ id: "CountedProduct" });

export const stockMovement = z
	.object({
		_id: id,
		at: time,
		/** The e-mail of whoever changed the number; `shop` for what follows from orders. */
		by: z.string(),
		kind: z.enum(STOCK_KINDS),
		/** Pieces, or grams of what is weighed. */
		change: z.int(),
		reason: z.enum(STOCK_REASONS).nullable(),
		note: z.string().nullable(),
		order: id.nullable(),
		/** What is left after it; null once it is not counted any more. */
		stockAfter: pieces.nullable(),
		...sold,
	})
	.meta({ id: "StockMovement" });

/** What a cart or an order asks for and the shelf does not hold. */
export const shortage = z
	.object({
		product: id,
		name: z.string(),
		urduName: urduWords.urduName,
		left: pieces,
		stepGrams: z.int().optional(),
	})
	.meta({ id: "Shortage" });

export const sellerProduct = z
	.object({
		...productFields,
		/** Pieces that can be sold, or grams; null where they are not counted. */
		stock: pieces.nullable(),
		/** Other words that people search for it with, parted by commas; "" where there are none. */
		spellings: z.string(),
		isArchived: z.boolean(),
		/** Counts the edits; an edit of an older revision is refused. */
		revision: z.int().min(0),
		/** What it costs us, rupees a piece or kg; null where nobody has said. */
		cost: rupees.nullable(),
	})
	.meta({ id: "SellerProduct" });

export const suggestion = z
	.object(productFields)
	.pick({
		_id: true,
		name: true,
		urduName: true,
		category: true,
		inStock: true,
		offerPrice: true,
		unit: true,
		urduUnit: true,
		soldBy: true,
		stepGrams: true,
		aboutGrams: true,
		imageUrl: true,
		wishes: true,
	})
	.extend({ spellings: z.string().optional(), aisleNames: z.string().optional() })
	.meta({ id: "Suggestion" });

export const cartLine = z
	.object({
		productId: id,
		quantity: z.int().min(1).max(99),
		...sold,
		...grams,
		/** What one piece of it weighs; null where that is not known. */
		aboutGrams,
		name: z.string(),
		...urduWords,
		price: rupees,
		imageUrl: z.string(),
		inStock: z.boolean(),
		/** How many are left, or how many grams, where that is few or fewer than the line holds; else null. */
		left: pieces.nullable(),
		/** What one piece is: `1 kg`, `1 dozen`. */
		unit: z.string(),
		category: z.enum(CATEGORIES),
		/** What its product offers; a wish that stands in the line and not here is no longer met. */
		wishes: productFields.wishes,
		...lineWish,
	})
	.meta({ id: "CartLine" });

/** Orders and payments say the version that the shopper saw as `cartVersion`. */
export const cart = { cartItem: z.array(cartLine), version: z.int().min(0) };

export const point = z.object({ lat: z.number(), lng: z.number() });

/** What finds a door beside its address; null where nothing was said. */
export const placeShape = {
	landmark: z.string().nullable(),
	point: point.nullable(),
	plusCode: z.string().nullable(),
};

export const plainAddress = z.object({
	firstName: z.string(),
	lastName: z.string(),
	streetAddress: z.string(),
	phoneNumber: z.string(),
	city: z.string(),
	state: z.string(),
	zipCode: z.string(),
	...placeShape,
}) satisfies z.ZodType<z.output<typeof addressSchema>>;

export const address = plainAddress
	.extend({ _id: id, isDefault: z.boolean(), doorPoint: point.nullable(), doorAt: time.nullable() })
	.meta({ id: "Address" }) satisfies z.ZodType<Address>;

export const payment = z
	.object({
		paymentId: z.string(),
		wallet: z.enum(WALLETS),
		state: z.enum(PAYMENT_STATES),
		amount: rupees,
		/** When it began; ISO 8601. */
		startedAt: time,
		/** The order's short number once the payment has become one. */
		orderNumber: z.string().nullable(),
		/** The order's id, likewise. */
		order: id.nullable(),
		/** Paid, but the order waits for the shop's word. */
		isOnHold: z.boolean(),
	})
	.meta({ id: "Payment" });

export const review = z
	.object({
		_id: id,
		name: z.string(),
		rating: z.int().min(1).max(5),
		comment: z.string(),
		date: time,
		isVerified: z.boolean(),
		/** What the shop said to it; left out where it said nothing. */
		answer: z.string().optional(),
	})
	.meta({ id: "Review" });

const count = z.int().min(0);

/** What came of putting an earlier order into the cart again. */
export const reordered = {
	...cart,
	added: count,
	missed: z.array(
		z.object({
			name: z.string(),
			urduName: z.string().optional(),
			why: z.enum(["no longer sold", "out of stock", "no room in the cart"]),
		}),
	),
};

export const notification = z
	.object({
		_id: id,
		type: z.string(),
		title: z.string(),
		message: z.string(),
		isRead: z.boolean(),
		orderId: id.nullable(),
		customerInfo: z.object({ name: z.string() }).nullable(),
		orderDetails: z.object({ totalAmount: rupees, itemCount: count, paymentMethod: z.string() }).nullable(),
		/** True only when the mail was really handed to the mail server. */
		isEmailSent: z.boolean(),
		createdAt: time,
	})
	.meta({ id: "Notification" });

export const passkey = z
	.object({ _id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })
	.meta({ id: "Passkey" });
