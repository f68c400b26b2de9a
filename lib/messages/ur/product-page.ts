import { categoryName } from "@/lib/domain/product-words";
import { SHOP } from "@/lib/domain/shop";
import type { productPage as english } from "../en/product-page";
import type { Translation } from "../translation";

export const productPage: Translation<typeof english> = {
	home: "ہوم",
	products: "سب چیزیں",
	inTheCrate: "پیٹی میں کیا ہے",
	promisedTitle: `${SHOP.promisedMinutes} منٹ`,
	promisedNote: "ٹوکری میں فوری چنیں، ہمارے سب علاقوں میں",
	freshTitle: "تازہ ہونے کی ضمانت",
	freshNote: "پسند نہ آئے تو رائڈر کو واپس",
	similarHere: "اس جیسی، آج موجود",
	similar: "اس جیسی",
	together: "ساتھ خریدی گئیں",
	related: "اس کے ساتھ",
	allOf: (category) => `سب ${categoryName(category, "ur")}`,
	notFound: "یہ چیز نہیں ملی",
	notFoundNote: "شاید اب دکان پر نہیں، یا لنک غلط ہے۔",
	browseAll: "سب چیزیں دیکھیں",
};
