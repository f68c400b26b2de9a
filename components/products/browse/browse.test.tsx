import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as inEnglish from "@/app/texts/shop.en";
import * as inUrdu from "@/app/texts/shop.ur";
import { Reviews } from "@/components/reviews/reviews";
import { messagesProvider } from "@/lib/client/messages";
import { NO_FILTERS } from "@/lib/products/rules/browse";
import { goods } from "@/scripts/seed/goods";
import { shown } from "@/tests/support/goods";
import { Browse } from "./browse";
import { NoProducts } from "./filters";

const [English, Urdu] = [messagesProvider("en", inEnglish), messagesProvider("ur", inUrdu)];

const products = goods.map((good, index) => ({
	...shown(good.slug, { left: index % 5 === 0 ? 4 : null }),
	...good,
	...(index % 3 === 0 ? {} : { rating: 4.6, reviewCount: 12 }),
}));

/** What a person reads or hears of a page: its text and the names of its parts. */
function said(page: ReactNode): string[] {
	const html = renderToStaticMarkup(page);
	const names = [...html.matchAll(/(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, name]) => name);
	const texts = html.replace(/<[^>]*>/g, "\n").split("\n");
	return [...names, ...texts].flatMap((text) => text?.trim() || []);
}

test("the shelf says nothing in English on an Urdu page, and nothing in Urdu but names on an English one", () => {
	const shelf = <Browse products={products} aisles={[]} />;
	const urdu = said(<Urdu>{shelf}</Urdu>);
	expect(urdu.filter((text) => /[a-z]/i.test(text))).toEqual([]);
	expect(urdu).toContain(`${products.length} چیزیں ملیں`);

	const english = said(<English>{shelf}</English>);
	const names = new Set(products.map(({ urduName }) => urduName));
	expect(english.filter((text) => /[\u0620-\u06d3]/.test(text) && !names.has(text))).toEqual([]);
	expect(english).toContain(`Showing ${products.length} products`);
});

test("where nothing is found, each filter that is on can be taken back", () => {
	const filters = { ...NO_FILTERS, text: "dates", aisle: "5f0000000000000000000001" };
	const nothing = () => undefined;
	const empty = (
		<NoProducts {...{ filters, products }} aisle="Ramadan" onChange={nothing} onClear={nothing} />
	);
	expect(said(<English>{empty}</English>)).toContain("Ramadan");
});

test("an empty shelf is not said to be the fault of filters that nobody has set", () => {
	const empty = said(
		<English>
			<Browse products={[]} aisles={[]} />
		</English>,
	);
	expect(empty).toContain("There is nothing on the shelf yet. Please look in again soon.");
	expect(empty).not.toContain("Clear Filters");
});

test("reviews say what is theirs in the language of the page, and people's words as they are", () => {
	const review = {
		_id: "a",
		name: "Hira Noor",
		rating: 4,
		comment: "Very good mangoes.",
		date: "2026-06-04T10:00:00.000Z",
		isVerified: true,
		answer: "Thank you.",
	};
	const reviews = <Reviews productId="mango" initialReviews={[review]} />;
	const theirs = [review.name, review.comment, review.answer, "H"];
	const urdu = said(<Urdu>{reviews}</Urdu>);
	expect(urdu.filter((text) => /[a-z]/i.test(text) && !theirs.includes(text))).toEqual([]);
	expect(urdu).toEqual(expect.arrayContaining([...theirs, "خریدی ہوئی", "4 جون 2026"]));
	const english = said(<English>{reviews}</English>);
	expect(english).toEqual(expect.arrayContaining([...theirs, "Verified Purchase", "Jun 4, 2026"]));
});

test("a product without a review has its average, count and bars too", () => {
	const reviews = (
		<English>
			<Reviews productId="mango" initialReviews={[]} />
		</English>
	);
	expect(said(reviews)).toEqual(
		expect.arrayContaining(["0.0", "0 reviews", "5", "4", "3", "2", "1", "No reviews yet"]),
	);
	expect(renderToStaticMarkup(reviews)).not.toContain("NaN");
});

test("the select of categories goes by the values of spec 9", () => {
	const shelf = renderToStaticMarkup(
		<English>
			<Browse products={products} aisles={[]} />
		</English>,
	);
	const values = [...shelf.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
	expect(values).toEqual(expect.arrayContaining(["all", "fruits", "vegetables", "bundles"]));
});
