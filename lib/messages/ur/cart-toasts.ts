import { isolated } from "@/lib/domain/isolate";
import { productName } from "@/lib/domain/product-words";
import type { cartToasts as english } from "../en/cart-toasts";
import type { Translation } from "../translation";

export const cartToasts: Translation<typeof english> = {
	added: "ٹوکری میں ڈال دیا",
	addedMany: (count) => `${count} ${count === 1 ? "چیز ٹوکری میں ڈال دی" : "چیزیں ٹوکری میں ڈال دیں"}`,
	updated: "ٹوکری بدل گئی",
	removed: "ٹوکری سے نکال دیا",
	cleared: "ٹوکری خالی ہو گئی",
	undo: "واپس لائیں",
	atMost: (most) => `ایک چیز کے زیادہ سے زیادہ ${most} عدد ڈال سکتے ہیں`,
	onlyLeft: (product) => `${isolated(productName(product, "ur"))}: صرف ${product.left} باقی`,
	failed: {
		add: "ٹوکری میں نہیں ڈالا جا سکا",
		update: "ٹوکری نہیں بدلی جا سکی",
		remove: "ٹوکری سے نہیں نکالا جا سکا",
	},
	clearFailed: "ٹوکری خالی نہیں ہو سکی",
};
