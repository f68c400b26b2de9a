import type { Texts } from "./translator";

/** Payments with a wallet. */
export const payments: Texts = {
	"Please login to proceed with checkout": "آرڈر مکمل کرنے کے لیے لاگ اِن کریں",
	"Payment processing failed. Please try again.": "ادائیگی نہیں ہو سکی۔ دوبارہ کوشش کریں۔",
	"Payment initialization failed": "ادائیگی شروع نہیں ہو سکی",
	"No pending order found. Please try again.": "کوئی ادھورا آرڈر نہیں ملا۔ دوبارہ کوشش کریں۔",
	"Payment failed or was cancelled. Please try again.":
		"ادائیگی نہیں ہوئی یا منسوخ ہو گئی۔ دوبارہ کوشش کریں۔",
	"Payment verification failed. Please contact support.": "ادائیگی کی تصدیق نہیں ہوئی۔ ہم سے رابطہ کریں۔",
	"{wallet} payments are not available right now.": "{wallet} سے ادائیگی اس وقت نہیں ہو سکتی۔",
	"{wallet} does not answer right now. No money moved and your cart is as it was. Please try again shortly.":
		"{wallet} اس وقت جواب نہیں دے رہا۔ کوئی رقم نہیں کٹی اور ٹوکری ویسی ہی ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
	"{wallet} has not confirmed this payment": "{wallet} نے اس ادائیگی کی تصدیق نہیں کی",
	"This payment is of another amount": "یہ ادائیگی کسی اور رقم کی ہے",
	"This payment was made with another wallet": "یہ ادائیگی کسی اور اکاؤنٹ سے ہوئی",
	"This payment was made for other products": "یہ ادائیگی دوسری چیزوں کی ہے",
	"Payment not found": "ادائیگی نہیں ملی",
	"Please name the payment": "ادائیگی کا نمبر لکھیں",
	"This payment id is not valid": "ادائیگی کا نمبر درست نہیں",
	"This payment reference is not valid": "ادائیگی کا نمبر درست نہیں",
	"The payment type must be {first} or {second}": "ادائیگی {first} یا {second} سے ہو",
	"This notification is not signed by JazzCash": "یہ پیغام جاز کیش کا نہیں",
	"This wallet is not played here": "یہ ادائیگی یہاں آزمائی نہیں جا سکتی",
	"This payment could not be entered": "یہ ادائیگی درج نہیں ہو سکی",
};
