import type { Texts } from "./translator";

/** What any call may say, and what is said before one is reached. */
export const general: Texts = {
	"Something went wrong on our side. Please try again.": "ہم سے کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
	"The shop cannot reach its database right now. Please try again shortly.":
		"دکان اس وقت جواب نہیں دے پا رہی۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
	"The shop is very busy. Please try again in a few seconds.":
		"دکان پر بہت رش ہے۔ چند سیکنڈ میں دوبارہ کوشش کریں۔",
	"The shop is restarting": "دکان دوبارہ شروع ہو رہی ہے",
	"Too many tries. Please try again in {#count} second.": "بہت بار کوشش ہوئی۔ {count} سیکنڈ بعد دوبارہ کریں۔",
	"Too many tries. Please try again in {#count} seconds.":
		"بہت بار کوشش ہوئی۔ {count} سیکنڈ بعد دوبارہ کریں۔",
	"Too many tries. Please try again in {#count} minute.": "بہت بار کوشش ہوئی۔ {count} منٹ بعد دوبارہ کریں۔",
	"Too many tries. Please try again in {#count} minutes.": "بہت بار کوشش ہوئی۔ {count} منٹ بعد دوبارہ کریں۔",
	"This account is followed in too many places": "یہ اکاؤنٹ بہت سی جگہوں پر کھلا ہے",
	"Please login to continue": "جاری رکھنے کے لیے لاگ اِن کریں",
	"Please login as the seller to continue": "جاری رکھنے کے لیے دکان کے اکاؤنٹ سے لاگ اِن کریں",
	"Your role may not do this": "یہ کام آپ کے ذمے نہیں",
	"This request did not come from the shop's own pages": "یہ درخواست دکان کے صفحے سے نہیں آئی",
	"There is no such call": "ایسا کوئی پتہ نہیں",
	"There is nothing here": "یہاں کچھ نہیں",
	"The input is not valid": "جو لکھا ہے وہ درست نہیں",
	"This value is not valid": "یہ درست نہیں",
	"This id is not valid": "یہ نمبر درست نہیں",
	"Please send a JSON object": "JSON بھیجیں",
	"Please send JSON": "JSON بھیجیں",
	"Please send a form or JSON": "فارم یا JSON بھیجیں",
	"The request is not valid JSON": "JSON درست نہیں",
	"Please send at most {#most} kB": "زیادہ سے زیادہ {most} کلو بائٹ بھیجیں",
	"The form could not be read. Please send it again.": "فارم پڑھا نہیں گیا۔ دوبارہ بھیجیں۔",
	"This place in the list is not readable": "فہرست میں یہ جگہ نہیں ملی",
	"Must be a whole number": "پورا عدد ہو",
	"Must not be negative": "صفر سے کم نہ ہو",
	"Must be at least 1": "کم سے کم 1 ہو",
	"Must be at most 100": "زیادہ سے زیادہ 100 ہو",
	"The Idempotency-Key must be 1 to 64 letters, digits, - or _":
		"Idempotency-Key میں 1 سے 64 حروف، ہندسے، - یا _ ہوں",
	"This file is not a picture we can show. Please use JPG, PNG or WebP.":
		"یہ تصویر نہیں کھلتی۔ JPG، PNG یا WebP بھیجیں۔",
	"This picture is too large. Please use one of at most 5 MB.":
		"تصویر بہت بڑی ہے۔ زیادہ سے زیادہ 5 MB کی بھیجیں۔",
	"This picture has {#count} megapixels. Please use one of at most {#most}.":
		"تصویر {count} میگا پکسل کی ہے۔ زیادہ سے زیادہ {most} کی بھیجیں۔",
	"The picture could not be stored just now, so nothing was saved. Please try again in a moment.":
		"تصویر ابھی محفوظ نہیں ہو سکی، اس لیے کچھ محفوظ نہیں ہوا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
	"There is no such picture": "ایسی کوئی تصویر نہیں",
	"There is no such mail": "ایسی کوئی ای میل نہیں",
	"The mailbox is there in demo mode only": "یہ میل باکس صرف ڈیمو میں ہے",
};
