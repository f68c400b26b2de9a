import type { mailWeekly as english } from "../en/mail-weekly";
import type { Translation } from "../translation";
import { time } from "./time";

export const mailWeekly: Translation<typeof english> = {
	day: (day) => `${time.weekday(new Date(`${day}T12:00:00+05:00`))}، ${time.shortDay(day)}`,
	someOf: ({ name, missing, wanted }) => `${name} (${wanted} میں سے ${missing})`,
	leftOut: ({ products }) => `یہ نہیں مل سکا، اس لیے شامل نہیں: ${products.join("، ")}۔`,
	made: {
		subject: ({ basket, number }) => `آپ کی ہفتہ وار ٹوکری ${basket} کا آرڈر ${number}`,
		heading: ({ day }) => `${day} کو آئے گا`,
		preview: ({ number }) => `آرڈر ${number}: ایک لنک سے چھوڑ سکتے ہیں۔`,
		text: ({ name, basket, number }) =>
			`السلام علیکم ${name}، آپ کی ہفتہ وار ٹوکری ${basket} کا آرڈر ${number} آج کی قیمتوں پر ہو گیا ہے۔`,
		button: "آرڈر دیکھیں یا چھوڑ دیں",
		note: "یہ لنک لاگ اِن کے بغیر صرف اسی آرڈر کے لیے چلتا ہے، جب تک ڈیلیوری کا وقت شروع نہ ہو یا آرڈر پیک نہ ہو جائے۔ جس کے پاس یہ لنک ہو، وہ آرڈر چھوڑ سکتا ہے۔",
	},
	missed: {
		subject: ({ shop, day }) => `${shop}: ${day} کے لیے ہفتہ وار ٹوکری کا آرڈر نہیں ہوا`,
		heading: "اس بار آرڈر نہیں ہوا",
		preview: ({ basket, day, reason }) => `${basket}، ${day}: ${reason}`,
		text: ({ name, basket, day, reason }) =>
			`السلام علیکم ${name}، آپ کی ہفتہ وار ٹوکری ${basket} سے ${day} کا آرڈر نہیں ہوا۔ ${reason}`,
		button: "میری ہفتہ وار ٹوکریاں",
		note: "ٹوکری اگلی بار کے لیے ویسی ہی رہے گی۔",
	},
};
