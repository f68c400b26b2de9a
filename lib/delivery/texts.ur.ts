import { NIGHT, time } from "@/lib/shell/time-texts.ur";
import type { Translation } from "@/lib/text/messages";
import { isNight, promiseFor } from "./promise-rules";
import type { delivery as deliveryEn, slots as slotsEn } from "./texts.en";

export const delivery: Translation<typeof deliveryEn> = {
	legend: "کب چاہیے",
	names: { standard: "عام", express: "فوری", slot: "اپنا وقت" },
	promises: { standard: "2 سے 4 گھنٹے", express: "30 سے 60 منٹ" },
	promised: (name, promise) => `${name}، ${promise}`,
	pausedUntil: (time) => `${time} تک بند`,
	paused: "فوری ڈیلیوری اس وقت بند ہے۔ عام ڈیلیوری چنی گئی ہے۔",
	free: "مفت",
	pickTime: "یا اپنا وقت چنیں",
	day: "دن",
	tonight: "آج رات",
	time: "وقت",
	full: "جگہ نہیں",
	placesLeft: (left) => `${left} جگہ باقی`,
	opens: (words) => `دکان ${words}`,
	orderNow: (due) => `ابھی آرڈر کریں، ${due} دروازے پر۔`,
};

export const slots: Translation<typeof slotsEn> = {
	slot: ({ from, to }) => {
		const hours = time.slotHours({ from, to });
		// The night that the day names is not said again.
		return `${time.slotDay(from)}، ${isNight(new Date(from)) ? hours.replace(`${NIGHT} `, "") : hours}`;
	},
	due: ({ deliveryTime, slot }, now, hours) => {
		if (slot) return `${time.nearTime(new Date(slot.from), now, hours)}، ${time.slotHours(slot)}`;
		if (deliveryTime === "slot") return "";
		return time.promise(new Date(promiseFor(deliveryTime, now, hours)).toISOString(), now, hours);
	},
};
