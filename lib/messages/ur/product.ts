import type { Category } from "@/lib/domain/product";
import { unitInUrdu } from "@/lib/domain/urdu-units";
import type { product as english } from "../en/product";
import type { Translation } from "../translation";

const ONE_OF: Readonly<Record<Category, string>> = { Fruits: "پھل", Vegetables: "سبزی", Bundles: "پیٹی" };

export const product: Translation<typeof english> = {
	category: (category) => ONE_OF[category],
	unit: unitInUrdu,
	inStock: "موجود ہے",
	outOfStock: "ختم",
	unavailable: "ختم",
	onlyLeft: (left) => `صرف ${left} باقی`,
	deal: "سستا",
	save: (rupees) => `${rupees} بچت`,
	allTaxes: "(سب ٹیکس شامل)",
	add: "ڈالیں",
	addToCart: (name) => `${name} ٹوکری میں ڈالیں`,
	quantityOf: (name) => `${name} کی تعداد`,
	favourite: (name) => `میری پسند: ${name}`,
	favouriteKept: "آپ کی پسند میں شامل",
	seeFavourites: "دیکھیں",
	reviews: (count) => `${count} رائے`,
	noReviews: "ابھی کوئی رائے نہیں",
	notLoaded: (reason = "دکان سے رابطہ نہیں ہو سکا") => `چیزیں نہیں کھل سکیں: ${reason}`,
};
