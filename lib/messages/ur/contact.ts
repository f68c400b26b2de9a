import type { contact as english } from "../en/contact";
import type { Translation } from "../translation";

export const contact: Translation<typeof english> = {
	title: "رابطہ",
	description: (name, hours, replyHours) =>
		`${name} کو لکھیں: ${hours}۔ جواب ${replyHours} گھنٹے میں ملتا ہے۔`,
	lead: "غلط چیز، دیر، یا شادی کے لیے 20 کلو پیاز: جواب ہم خود دیتے ہیں۔",
	email: "ای میل",
	phone: "فون",
	whatsapp: "واٹس ایپ",
	chat: "السلام علیکم، مجھے کچھ پوچھنا ہے:",
	address: "پتہ",
	hours: "اوقات",
	answered: (replyHours) => `${replyHours} گھنٹے میں جواب۔`,
	byPerson: "ہر پیغام ہم خود پڑھتے ہیں۔",
	callInstead: "آرڈر راستے میں ہو تو فون کرنا جلدی ہے۔",
};
