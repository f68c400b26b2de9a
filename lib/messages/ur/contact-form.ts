import type { contactForm as english } from "../en/contact-form";
import type { Translation } from "../translation";

export const contactForm: Translation<typeof english> = {
	title: "ہمیں پیغام بھیجیں",
	name: "آپ کا نام",
	email: "ای میل",
	phone: "فون",
	about: "کس بارے میں؟",
	inquiries: {
		general: "عام سوال",
		order: "میرا آرڈر",
		delivery: "ڈیلیوری",
		product: "کوئی چیز",
		partnership: "شراکت",
		feedback: "رائے",
	},
	subject: "موضوع",
	message: "پیغام",
	send: "پیغام بھیجیں",
	failed: "پیغام نہیں گیا۔ دوبارہ کوشش کریں۔",
	sent: "آپ کا پیغام مل گیا",
	thanks: "پیغام کا شکریہ۔ ہم 24 گھنٹے میں جواب دیں گے۔",
	another: "ایک اور پیغام لکھیں",
};
