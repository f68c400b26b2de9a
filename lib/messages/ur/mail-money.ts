import type { mailMoney as english } from "../en/mail-money";
import type { Translation } from "../translation";

export const mailMoney: Translation<typeof english> = {
	refund: {
		subject: ({ shop, number, amount }) => `${shop}: آرڈر ${number} کے ${amount} آپ کو واپس`,
		heading: ({ amount }) => `${amount} آپ کو واپس`,
		preview: ({ number, method }) => `آرڈر ${number}، ${method}۔`,
		text: ({ number, amount, method, reference, reach }) =>
			`آرڈر ${number} کے ${amount} ہم نے آپ کو ${method} واپس کر دیے ہیں۔${reference ? ` حوالہ نمبر: ${reference}۔` : ""} کوئی سوال ہو تو ${reach}۔`,
	},
	report: {
		subject: ({ shop, number, product }) => `${shop}: آرڈر ${number} سے ${product} کے بارے میں`,
		heading: ({ product }) => `${product} کے بارے میں`,
		text: ({ name, number, product }) =>
			`السلام علیکم ${name}، آپ نے ہمیں آرڈر ${number} سے ${product} کے بارے میں بتایا تھا۔`,
		refund: ({ amount }) => `${amount} آپ کو واپس آ رہے ہیں۔`,
		credit: ({ amount }) => `اگلے آرڈر کے لیے ${amount} آپ کے بیلنس میں ڈال دیے ہیں۔`,
		refuse: ({ reach }) => `اس کے پیسے ہم واپس نہیں کر سکتے۔ کوئی سوال ہو تو ${reach}۔`,
	},
};
