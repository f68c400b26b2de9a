import type { Translation } from "@/lib/text/messages";
import type { OrderStatus } from "./rules/order-states";
import type { orderStates as orderStatesEn } from "./state-texts.en";

type Words = { name: string; heading: string; note: string; stop: string | null };

const WORDS: Readonly<Record<OrderStatus, Words>> = {
	"Order Placed": {
		name: "آرڈر ہو گیا",
		heading: "آپ کا آرڈر ہمیں مل گیا",
		note: "آرڈر مل گیا، اب پیک کرتے ہیں۔",
		stop: "آرڈر",
	},
	"On hold": {
		name: "آرڈر رکا ہوا ہے",
		heading: "ہم آپ کا آرڈر دیکھ رہے ہیں",
		note: "ایک بات پوچھنی ہے۔ ہم آپ کو فون کریں گے۔",
		stop: null,
	},
	Packed: {
		name: "پیک ہو گیا",
		heading: "آپ کا سامان پیک ہو گیا",
		note: "ہر چیز تول کر، دیکھ کر۔",
		stop: "پیک",
	},
	"Out for delivery": {
		name: "راستے میں",
		heading: "آپ کا سامان راستے میں ہے",
		note: "دکان سے نکل چکا ہے۔",
		stop: "راستے میں",
	},
	Delivered: {
		name: "پہنچ گیا",
		heading: "آپ کا سامان پہنچ گیا",
		note: "آپ کے دروازے پر ہے۔ مزے سے کھائیں۔",
		stop: "پہنچ گیا",
	},
	Cancelled: {
		name: "منسوخ",
		heading: "یہ آرڈر منسوخ ہو گیا",
		note: "اس میں اب کچھ نہیں ہو گا۔",
		stop: null,
	},
};

export const orderStates: Translation<typeof orderStatesEn> = {
	name: (status) => WORDS[status].name,
	heading: (status) => WORDS[status].heading,
	note: (status) => WORDS[status].note,
	stop: (status) => WORDS[status].stop,
};
