import { expect, test } from "vitest";
import { isCurrent, MORE_LINKS, SELLER_LINKS } from "./links";

const currentOn = (pathname: string) =>
	[...SELLER_LINKS, ...MORE_LINKS].filter(({ href }) => isCurrent(pathname, href)).map(({ href }) => href);

test("a page below a place, or another view of it, has that place as its current one", () => {
	expect(currentOn("/seller")).toEqual(["/seller"]);
	expect(currentOn("/seller/orders/66a000000000000000000001")).toEqual(["/seller/orders"]);
	expect(currentOn("/seller/price-list")).toEqual(["/seller/product-list"]);
	expect(currentOn("/seller/rates")).toEqual(["/seller/prices"]);
});
