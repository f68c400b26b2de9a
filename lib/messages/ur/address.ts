import type { address as english } from "../en/address";
import type { Translation } from "../translation";

export const address: Translation<typeof english> = {
	addTitle: "نیا پتہ",
	editTitle: "پتہ بدلیں",
	description: "کس دروازے پر آئیں؟",
	save: "پتہ محفوظ کریں",
	add: "پتہ محفوظ کریں",
	cancel: "رہنے دیں",
	fields: {
		firstName: { label: "نام", blank: "اپنا نام لکھیں", example: "" },
		lastName: { label: "خاندانی نام", blank: "خاندانی نام لکھیں", example: "" },
		streetAddress: { label: "مکان اور گلی", blank: "مکان اور گلی لکھیں", example: "مکان 12، گلی 4" },
		phoneNumber: { label: "فون", blank: "فون نمبر لکھیں", example: "03XX-XXXXXXX" },
		zipCode: { label: "پوسٹ کوڈ", blank: "پوسٹ کوڈ لکھیں", example: "" },
		city: { label: "شہر", blank: "شہر لکھیں", example: "" },
		state: { label: "صوبہ", blank: "صوبہ لکھیں", example: "" },
	},
	area: {
		label: (city) => `${city} کا علاقہ`,
		hint: "ہم ان علاقوں میں آتے ہیں۔ نام پتے میں لکھ دیا جائے گا۔",
		other: "کوئی اور علاقہ",
	},
	fillAll: "سب خانے بھریں",
	allRequired: "سب خانے ضروری ہیں",
};
