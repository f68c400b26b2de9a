import type { allProductsPage as english } from "../en/all-products-page";
import type { Translation } from "../translation";

export const allProductsPage: Translation<typeof english> = {
	title: "سب چیزیں",
	description: "آج دکان پر جو بھی پھل، سبزی اور پیٹی ہے، سب کی قیمت روپوں میں۔",
	heading: "تازہ پھل اور سبزیاں",
};
