import type { delivery as english } from "../en/delivery";
import type { Translation } from "../translation";

export const delivery: Translation<typeof english> = {
	legend: "کب چاہیے",
	names: { standard: "عام", express: "فوری", slot: "اپنا وقت" },
	promises: { standard: "2 سے 4 گھنٹے", express: "30 سے 60 منٹ" },
	promised: (name, promise) => `${name}، ${promise}`,
	pausedUntil: (time) => `${time} تک بند`,
	paused: "فوری ڈیلیوری اس وقت بند ہے۔ عام ڈیلیوری چنی گئی ہے۔",
	free: "مفت",
	pickTime: "یا اپنا وقت چنیں",
	day: "دن",
	time: "وقت",
	full: "جگہ نہیں",
	placesLeft: (left) => `${left} جگہ باقی`,
	opens: (words) => `دکان ${words}`,
	orderNow: (due) => `ابھی آرڈر کریں، ${due} دروازے پر۔`,
};
