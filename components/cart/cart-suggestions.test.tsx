import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as buy from "@/app/texts/buy.en";
import * as shop from "@/app/texts/shop.en";
import { spreadByPrice } from "@/lib/cart/rules/cart-button";
import { messagesProvider } from "@/lib/client/messages";
import { BY_PIECE } from "@/lib/text/sold-by";
import { goods } from "@/scripts/seed/goods";
import { shown } from "@/tests/support/goods";
import { CartSuggestions } from "./cart-suggestions";

const products = goods
	.filter(({ inStock, offerPrice }) => inStock && offerPrice <= 1500)
	.map((good) => ({ ...shown(good.slug), ...good, ...BY_PIECE }));
const fillers = spreadByPrice(products, 28);
const Texts = messagesProvider("en", { ...shop, ...buy });

function drawn(missing: number, inCart = ""): string {
	return renderToStaticMarkup(
		<Texts>
			<CartSuggestions ideas={products.slice(0, 12)} fillers={fillers} missing={missing} inCart={inCart} />
		</Texts>,
	);
}

const addable = (html: string) =>
	[...html.matchAll(/aria-label="Add (.+?) to cart"/g)].map(([, name]) => name);

test("whatever is missing of the minimum, one or two of the first goods fill it within Rs. 100", () => {
	for (let missing = 30; missing <= 1500; missing += 30) {
		const html = drawn(missing);
		const names = addable(html);
		const sum = products
			.filter(({ name }) => names.includes(name))
			.reduce((all, { offerPrice }) => all + offerPrice, 0);
		expect(html).toContain(`Rs. ${missing.toLocaleString("en")} to go`);
		expect(sum - missing, names.join(" and ")).toBeGreaterThanOrEqual(0);
		expect(sum - missing, names.join(" and ")).toBeLessThan(100);
	}
});

test("what is in the cart is not suggested again", () => {
	const [first] = addable(drawn(660));
	const slug = products.find(({ name }) => name === first)?._id ?? "";
	expect(addable(drawn(660, slug))).not.toContain(first);
});

test("a full cart is offered four small things", () => {
	const html = drawn(0);
	expect(html).toContain("Forgot something?");
	expect(addable(html)).toHaveLength(4);
});
