import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { RunningOut } from "./needs-attention";

const product = (name: string, stock: number): ListedProduct => ({
	_id: name,
	slug: name,
	name,
	category: "Fruits",
	unit: "1 kg",
	price: 400,
	offerPrice: 400,
	imageUrl: "/images/a.webp",
	inStock: true,
	left: stock,
	stock,
	isDeal: false,
	rating: 0,
	reviewCount: 0,
	spellings: "",
	isArchived: false,
	revision: 0,
});

test("says how few are left of what runs out, and how many products that are", () => {
	const html = renderToStaticMarkup(
		<RunningOut products={[product("Falsa", 0), product("Ber", 3)]} total={7} />,
	);
	for (const words of ["Running out", "7", "Falsa", "None left", "Ber", "3 left"])
		expect(html).toContain(words);
});

test("takes no place while nothing is counted, or all of it is there", () => {
	expect(renderToStaticMarkup(<RunningOut products={[]} total={0} />)).toBe("");
});
