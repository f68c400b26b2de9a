import { CATEGORIES, type ProductSummary } from "@/lib/domain/product";
import type { ProductValues } from "./product-values-schema";

function rupeesOf(text: string): number {
	const rupees = Math.round(Number(text));
	return Number.isFinite(rupees) && rupees > 0 ? rupees : 0;
}

/** What a card would show of a form that is still being filled in. */
export function previewOf(values: ProductValues): ProductSummary {
	const offerPrice = rupeesOf(values.offerPrice) || rupeesOf(values.price);
	return {
		_id: "preview",
		slug: "preview",
		name: values.name.trim(),
		urduName: values.urduName.trim(),
		category: CATEGORIES.find((category) => category === values.category) ?? "Fruits",
		unit: values.unit.trim(),
		urduUnit: values.urduUnit.trim(),
		price: rupeesOf(values.price) || offerPrice,
		offerPrice,
		imageUrl: "",
		inStock: true,
		left: null,
		isDeal: values.isDeal,
		rating: 0,
		reviewCount: 0,
	};
}
