import type { deals as english } from "../en/deals";
import type { Translation } from "../translation";

export const deals: Translation<typeof english> = {
	title: "تیار پیٹیاں",
	description: "ہفتے بھر، ہانڈی یا فروٹ چاٹ کی پیٹی: پوری پیٹی ایک قیمت میں، الگ الگ لینے سے سستی۔",
	lead: "پوری پیٹی، ایک قیمت۔ الگ الگ لینے سے ہمیشہ سستی۔",
	onHome: "تیار پیٹیاں",
	all: "سب پیٹیاں",
	showing: (count) => (count === 1 ? "1 پیٹی" : `${count} پیٹیاں`),
	none: "ابھی کوئی پیٹی نہیں",
	soon: "نئی پیٹیاں جلد آ رہی ہیں",
	packing: "پیٹیاں بن رہی ہیں۔ تب تک سب کچھ الگ الگ ملتا ہے۔",
	browse: "چیزیں دیکھیں",
	shop: "خریداری کریں",
	save: (rupees) => `${rupees} بچت`,
	left: (count) => `صرف ${count} باقی`,
	inCrate: "پیٹی میں",
	comma: "، ",
	inside: (name) => `${name} میں`,
	quantity: (name) => `${name} کی تعداد`,
	add: "ٹوکری میں ڈالیں",
	addNamed: (name) => `ٹوکری میں ڈالیں: ${name}`,
};
