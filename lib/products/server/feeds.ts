import "server-only";
import Papa from "papaparse";
import { getOrigin } from "@/lib/server/pages/origin";
import { getShop } from "@/lib/shop/server/read";
import { withoutIsolates } from "@/lib/text/isolate";
import { type Language, pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { categoryName, type Product, productDescription, productName } from "../rules/product";
import { getAllProducts } from "./read-catalogue";

/** What advertising reads of the shop: everything that can be bought, with the price of one unit (a kg of what is weighed). */

export type FeedShop = { name: string; origin: string };

type FeedItem = {
	id: string;
	title: string;
	description: string;
	link: string;
	image_link: string;
	availability: "in stock";
	condition: "new";
	price: string;
	sale_price: string;
	brand: string;
	product_type: string;
	unit_pricing_measure: string;
};

const MEASURE = /(?:^|, )(\d+(?:\.\d+)?)\s*(kg|g|l|ml)$/i;

/** How much the price is of, where that is a weight or a volume: `1kg`, `500g`. */
function measureOf({ stepGrams, unit }: Product): string {
	if (stepGrams) return "1kg";
	const [, number, measure] = MEASURE.exec(unit.trim()) ?? [];
	return number && measure ? `${number}${measure.toLowerCase()}` : "";
}

const money = (rupees: number) => `${rupees} PKR`;

/** What can be bought, as a line of a feed. */
export function feedItems(
	products: readonly Product[],
	{ name, origin }: FeedShop,
	language: Language,
): FeedItem[] {
	return products
		.filter(({ inStock }) => inStock)
		.map((product) => ({
			id: product._id,
			title: productName(product, language),
			description: productDescription(product, language).join(" "),
			link: new URL(pathIn(language, `/product/${product._id}`), origin).href,
			image_link: new URL(product.imageUrl, origin).href,
			availability: "in stock",
			condition: "new",
			price: money(Math.max(product.price, product.offerPrice)),
			sale_price: product.offerPrice < product.price ? money(product.offerPrice) : "",
			brand: name,
			product_type: categoryName(product.category, language),
			unit_pricing_measure: measureOf(product),
		}));
}

export const META_COLUMNS = [
	"id",
	"title",
	"description",
	"availability",
	"condition",
	"price",
	"sale_price",
	"link",
	"image_link",
	"brand",
	"product_type",
	"unit_pricing_measure",
] as const satisfies readonly (keyof FeedItem)[];

const CODES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};

/** A text within XML; what XML cannot carry at all is left out. */
const inXml = (text: string) =>
	text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "").replace(/[&<>"']/g, (sign) => CODES[sign] ?? "");

/** Google's feed: RSS 2.0 with its own names for what a product is. */
export function googleXml(items: readonly FeedItem[], { name, origin }: FeedShop): string {
	const entries = items.map((item) => {
		const parts = Object.entries(item).filter(([, text]) => text !== "");
		return `<item>${parts.map(([part, text]) => `<g:${part}>${inXml(text)}</g:${part}>`).join("")}</item>`;
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
		`<channel><title>${inXml(name)}</title><link>${inXml(origin)}</link><description>${inXml(name)}</description>`,
		...entries,
		"</channel></rss>",
		"",
	].join("\n");
}

async function readFeed(language: Language) {
	const [products, { name }, origin] = await Promise.all([getAllProducts(), getShop(), getOrigin()]);
	const shop = { name: withoutIsolates(MESSAGES[language].common.shopName(name)), origin };
	return { shop, items: feedItems(products, shop, language) };
}

/** What can be bought, for Google. */
export async function googleFeed(language: Language): Promise<Response> {
	const { shop, items } = await readFeed(language);
	return new Response(googleXml(items, shop), {
		headers: { "content-type": "application/xml; charset=utf-8" },
	});
}

/** The same for Meta, as it stands: without the marks that spreadsheets want. */
export async function metaFeed(language: Language): Promise<Response> {
	const { items } = await readFeed(language);
	const text = Papa.unparse({ fields: [...META_COLUMNS], data: items }, { newline: "\r\n" });
	return new Response(text, { headers: { "content-type": "text/csv; charset=utf-8" } });
}
