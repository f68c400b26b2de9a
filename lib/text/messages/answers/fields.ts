import { isolated } from "@/lib/text/isolate";

/**
 * English texts with what they are in Urdu. Where a value stands, both name its place: `{name}` any words, `{#count}` a
 * whole number. Urdu may leave one out.
 */
export type Texts = Readonly<Record<string, string>>;

/** How the words of a place are said in Urdu; those of any other are isolated as they are. */
export type Places = Readonly<Record<string, (words: string) => string>>;

/** Gives the Urdu of an English text; null where there is none. */
export type Translate = (english: string) => string | null;

const PLACE = /\{(#?)(\w+)\}/g;

type Pattern = { weight: number; match: RegExp; names: string[]; urdu: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function patternOf([english, urdu]: [string, string]): Pattern {
	const places = [...english.matchAll(PLACE)];
	const fixed = english.split(/\{#?\w+\}/).map(escaped);
	const source = fixed.map((text, index) => {
		const place = places[index];
		return place ? `${text}(${place[1] ? "[\\d,]+" : ".+?"})` : text;
	});
	return {
		// What says most itself goes first; a number is narrower than words.
		weight: fixed.join("").length + places.filter(([, isNumber]) => isNumber).length / 10,
		match: new RegExp(`^${source.join("")}$`, "su"),
		names: places.map(([, , name = ""]) => name),
		urdu,
	};
}

/** A number needs no isolation: it reads the same wherever it stands. */
function wordsOf(words: string, say: ((words: string) => string) | undefined): string {
	if (say) return say(words);
	return /^[\d,]+$/.test(words) ? words : isolated(words);
}

/** What translates the texts of a table: those without a place by one look, the others by what is written around them. */
export function translatorOf(texts: Texts, places: Places = {}): Translate {
	const entries = Object.entries(texts);
	const exact = new Map(entries.filter(([english]) => !english.includes("{")));
	const patterns = entries
		.filter(([english]) => english.includes("{"))
		.map(patternOf)
		.sort((a, b) => b.weight - a.weight);
	return (english) => {
		const known = exact.get(english);
		if (known !== undefined) return known;
		for (const { match, names, urdu } of patterns) {
			const found = match.exec(english);
			if (!found) continue;
			const values = new Map(names.map((name, index) => [name, found[index + 1] ?? ""]));
			return urdu.replace(PLACE, (_, __, name: string) => wordsOf(values.get(name) ?? "", places[name]));
		}
		return null;
	};
}

const PHONE = isolated("03XX-XXXXXXX");

const accounts: Texts = {
	"Please enter a valid email address": "درست ای میل لکھیں",
	"Please enter your email address": "اپنی ای میل لکھیں",
	"Please enter an email address": "ای میل لکھیں",
	"Name must be at least 2 characters long": "نام کم سے کم 2 حرف کا ہو",
	"Name must be at most 80 characters long": "نام زیادہ سے زیادہ 80 حرف کا ہو",
	"Name can only contain letters, spaces, hyphens, and apostrophes": "نام میں صرف حروف لکھیں",
	"Password is required": "پاس ورڈ لکھیں",
	"Password is too long": "پاس ورڈ بہت لمبا ہے",
	"Password must be at least 8 characters long": "پاس ورڈ کم سے کم 8 حرف کا ہو",
	"Password must be at most 72 bytes long": "پاس ورڈ زیادہ سے زیادہ 72 بائٹ کا ہو",
	"Please use a stronger password with uppercase, lowercase, numbers, and special characters":
		"پاس ورڈ اور مضبوط رکھیں: بڑے اور چھوٹے حروف، نمبر اور نشان ملا کر",
	"Passwords do not match": "دونوں پاس ورڈ ایک جیسے نہیں",
	"Current password is required": "موجودہ پاس ورڈ لکھیں",
	"New password is required": "نیا پاس ورڈ لکھیں",
	"Please choose English or Urdu": "انگریزی یا اردو چنیں",
	"Please choose email, whatsapp or sms": "ای میل، واٹس ایپ یا ایس ایم ایس چنیں",
	"Please add an email first": "پہلے اپنی ای میل لکھیں",
	"Please add your number first": "پہلے اپنا نمبر لکھیں",
	"The shop sends no messages to phones": "دکان فون پر پیغام نہیں بھیجتی",
	"Please say whether you want these mails": "بتائیں کہ یہ ای میل چاہئیں یا نہیں",
	"Please give the passkey a name": "پاس کی کا نام لکھیں",
	"The answer of the passkey could not be read": "پاس کی کا جواب سمجھ نہیں آیا",
	"Please enter your password again": "پاس ورڈ دوبارہ لکھیں",
	"Please enter the code": "کوڈ لکھیں",
};

const orders: Texts = {
	"All fields are required": "سب خانے بھریں",
	"Please fill all fields": "سب خانے بھریں",
	"Please enter a valid mobile number (03XX-XXXXXXX)": `درست موبائل نمبر لکھیں (${PHONE})`,
	"Please enter a valid {wallet} mobile number (03XX-XXXXXXX)": `{wallet} کا درست موبائل نمبر لکھیں (${PHONE})`,
	"Please say whether this is the default address": "بتائیں کہ پہلے یہی پتہ آئے یا نہیں",
	"Please enter your first name": "اپنا نام لکھیں",
	"Please enter your last name": "خاندانی نام لکھیں",
	"Please enter your street address": "مکان اور گلی لکھیں",
	"Please enter your city": "شہر لکھیں",
	"Please enter your ZIP code": "پوسٹ کوڈ لکھیں",
	"Please use at most {#most} characters": "زیادہ سے زیادہ {most} حرف لکھیں",
	"Delivery instructions must be text": "رائڈر کے لیے بات لفظوں میں لکھیں",
	"We currently do not deliver to this area. Please select the correct area or update your address.":
		"اس علاقے میں ابھی ڈیلیوری نہیں ہوتی۔ درست علاقہ چنیں یا پتہ بدلیں۔",
	"Please select your delivery area.": "ڈیلیوری کا علاقہ چنیں۔",
	"We could not read a place from this link": "اس لنک سے جگہ معلوم نہیں ہو سکی",
	"Please choose a place in Pakistan": "پاکستان میں کوئی جگہ چنیں",
	"The place must have lat and lng": "جگہ کے دونوں عدد چاہییں",
	"The landmark must be text": "نشانی لفظوں میں لکھیں",
	"Please select a delivery address.": "ڈیلیوری کا پتہ چنیں۔",
	"Please choose a delivery time": "ڈیلیوری کا وقت چنیں",
	"Please choose what we do if something is missing": "چنیں کہ کوئی چیز نہ ملے تو کیا کریں",
	"Please say yes or no to using credit": "بتائیں کہ بیلنس سے ادا کریں یا نہیں",
	"The coupon must be a code": "کوپن کا کوڈ لکھیں",
	"There is no coupon with this code": "اس کوڈ کا کوئی کوپن نہیں",
	"Please write your list": "اپنی فہرست لکھیں",
	"Up to {#most} lines at once. Add these, then paste the rest.":
		"ایک بار میں {most} سطریں۔ پہلے یہ ڈالیں، پھر باقی لگائیں۔",
	"A list can have at most {#most} characters": "فہرست زیادہ سے زیادہ {most} حروف کی ہو",
	"Quantity must be a whole number": "تعداد پورا عدد ہو",
	"Quantity must be at least 1": "تعداد کم سے کم 1 ہو",
	"Quantity can be at most {#most}": "تعداد زیادہ سے زیادہ {most} ہو سکتی ہے",
	"Please choose one of the product's wishes": "چیز کی فرمائشوں میں سے ایک چنیں",
	"The note must be text": "بات لفظوں میں لکھیں",
	"Your cart is empty": "آپ کی ٹوکری خالی ہے",
	"An order can hold at most {#most} products": "ایک آرڈر میں زیادہ سے زیادہ {most} چیزیں آ سکتی ہیں",
	"A cart can hold at most {#most} products": "ٹوکری میں زیادہ سے زیادہ {most} چیزیں آ سکتی ہیں",
};

const words: Texts = {
	"Please enter your name": "اپنا نام لکھیں",
	"Please enter a name": "نام لکھیں",
	"Please enter a phone number": "فون نمبر لکھیں",
	"Please enter a subject": "بتائیں بات کس بارے میں ہے",
	"Please enter your message": "اپنی بات لکھیں",
	"Please choose what it is about": "چنیں کہ بات کس بارے میں ہے",
	"Please choose a rating from 1 to 5": "1 سے 5 ستارے دیں",
	"Please say what is wrong": "بتائیں کیا خرابی ہے",
	"Please enter the note as text": "بات لفظوں میں لکھیں",
	"Please choose a day of the week": "ہفتے کا دن چنیں",
	"Please give the basket a name": "ٹوکری کا نام رکھیں",
	"Please choose every week or every two weeks": "چنیں: ہر ہفتے یا دو ہفتے بعد",
	"Please say whether it is paused": "بتائیں کہ ٹوکری رکی رہے یا نہیں",
	"Please say whether the next time is left out": "بتائیں کہ اگلی بار چھوڑنی ہے یا نہیں",
	"Please say why the order is cancelled": "بتائیں کہ آرڈر کیوں منسوخ کر رہے ہیں",
	"The code has 4 digits": "کوڈ 4 ہندسوں کا ہے",
	"Please enter the customer's 4 digits, or say why without them":
		"گاہک کے 4 ہندسے لکھیں، یا بتائیں کہ کوڈ کیوں نہیں ملا",
	"Please say why it was not delivered": "بتائیں کہ آرڈر کیوں نہیں پہنچا",
};

/** What a form of the shop or of the rider says where a rule is broken: all that a browser checks by itself. */
export const fields: Texts = { ...accounts, ...orders, ...words };

const WALLETS: Texts = { JazzCash: "جاز کیش", Easypaisa: "ایزی پیسہ" };

export const walletName = (name: string) => WALLETS[name] ?? isolated(name);

/** The Urdu of a rule of a form; null where there is none. */
export const translateRule = translatorOf(fields, { wallet: walletName });
