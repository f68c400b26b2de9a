import type { CartBlock } from "@/lib/domain/cart-button";
import { missingToMinimum } from "@/lib/domain/cart-totals";
import { isolated } from "@/lib/domain/isolate";
import { formatAmount } from "@/lib/domain/money";
import type { UrduWords } from "@/lib/domain/product";
import { productName } from "@/lib/domain/product-words";
import type { cartBlocks as english } from "../en/cart-blocks";
import type { Translation } from "../translation";

type Named = UrduWords & { name: string };

const nameOf = (product: Named) => isolated(productName(product, "ur"));
const left = (product: Named & { left: number }) => `${nameOf(product)}: صرف ${product.left} باقی`;

function listed(products: readonly Named[]): string {
	const [last, ...others] = products.map(nameOf).reverse();
	return others.length > 0 ? `${others.reverse().join("، ")} اور ${last}` : (last ?? "");
}

function title(block: CartBlock): string {
	switch (block.reason) {
		case "minimum":
			return `کم سے کم آرڈر ${formatAmount(block.minimum)} روپے`;
		case "area":
			return "علاقہ چنیں";
		case "area-mismatch":
			return "یہاں ڈیلیوری نہیں";
		case "verification":
			return "ای میل کی تصدیق کریں";
		case "address":
			return "پتہ نہیں چنا";
		case "stock":
			return block.products.length === 1
				? `${listed(block.products)} ختم ہے`
				: `${block.products.length} چیزیں ختم ہیں`;
		case "shortage": {
			const [only, ...others] = block.products;
			return only && others.length === 0 ? left(only) : `${block.products.length} چیزیں پوری نہیں`;
		}
		case "time":
			return "یہ وقت بھر گیا";
	}
}

function message(block: CartBlock): string {
	switch (block.reason) {
		case "minimum": {
			const missing = formatAmount(missingToMinimum(block.subtotal, block.minimum));
			return `کم سے کم آرڈر ${formatAmount(block.minimum)} روپے کا ہے۔ ${missing} روپے کا اور ڈالیں۔`;
		}
		case "area":
			return "اپنا علاقہ چنیں۔";
		case "area-mismatch":
			return "اس علاقے میں ابھی ڈیلیوری نہیں ہوتی۔ درست علاقہ چنیں یا پتہ بدلیں۔";
		case "verification":
			return "آرڈر سے پہلے اپنے ای میل کی تصدیق کریں";
		case "address":
			return "پتہ چنیں۔";
		case "stock":
			return block.products.length === 1
				? `${listed(block.products)} ختم ہے۔ آگے جانے کے لیے نکال دیں۔`
				: `${listed(block.products)} ختم ہیں۔ آگے جانے کے لیے نکال دیں۔`;
		case "shortage":
			return `${block.products.map(left).join("۔ ")}۔ آگے جانے کے لیے جتنا ہے اتنا لیں۔`;
		case "time":
			return "ڈیلیوری کا یہ وقت اب نہیں ملتا";
	}
}

export const cartBlocks: Translation<typeof english> = {
	title,
	message,
	note: {
		minimum: (missing) => `${missing} اور۔`,
		area: "کہاں پہنچائیں؟",
		areaMismatch: (area) => `پتہ ${area} کا نہیں ہے۔`,
		verification: "ہماری بھیجی ہوئی ای میل کھولیں۔",
	},
	others: (count) => `${count} اور`,
	actions: {
		addMore: "اور ڈالیں",
		deliverTo: (area) => `${area} میں پہنچائیں`,
		chooseArea: "علاقہ چنیں",
		editAddress: "پتہ بدلیں",
		addAddress: "پتہ لکھیں",
		sendAgain: "دوبارہ بھیجیں",
		sent: (seconds) => `بھیج دی، ${seconds} سیکنڈ بعد دوبارہ`,
		goToProfile: "اکاؤنٹ کھولیں",
		remove: (count) => (count === 1 ? "نکالیں" : `${count} چیزیں نکالیں`),
		take: (left) => `${left} ہی لیں`,
		takeWhatIsLeft: "جتنا ہے اتنا لیں",
		pickTime: "دوسرا وقت چنیں",
	},
};
