import type { Texts } from "./translator";

/** A rider's deliveries. */
export const riders: Texts = {
	"Delivery not found": "یہ ڈیلیوری نہیں ملی",
	"Too many wrong codes. Please say why without the code.":
		"بہت بار غلط کوڈ لکھا گیا۔ کوڈ کے بغیر وجہ لکھیں۔",
	"This code does not fit. Too many wrong codes. Please say why without the code.":
		"کوڈ غلط ہے۔ بہت بار غلط کوڈ لکھا گیا۔ کوڈ کے بغیر وجہ لکھیں۔",
	"This code does not fit. {#count} try left.": "کوڈ غلط ہے۔ {count} بار اور لکھ سکتے ہیں۔",
	"This code does not fit. {#count} tries left.": "کوڈ غلط ہے۔ {count} بار اور لکھ سکتے ہیں۔",
	"This key was used for another step": "یہ بھیجنے کا نمبر کسی اور قدم کا ہے",
	"Step must be one of: {steps}": "قدم ان میں سے ہو: {steps}",
	"Please say when it happened": "بتائیں یہ کب ہوا",
	"Please send a key": "بھیجنے کا نمبر ضروری ہے",
	"This time is still to come: please set the phone's clock": "یہ وقت ابھی آیا نہیں: فون کی گھڑی درست کریں",
	"This happened too long ago": "یہ بہت پہلے ہوا تھا",
	"This was sent already": "یہ پہلے بھیجا جا چکا ہے",
	"This order is {status} already": "یہ آرڈر پہلے ہی ہے: {status}",
	"An order that is {status} cannot become {next}": "آرڈر {status} سے {next} نہیں ہو سکتا",
	"It is too late to undo this step": "یہ قدم واپس لینے میں دیر ہو گئی",
	"The credit of this order was used for another one. This step cannot be taken back.":
		"اس آرڈر کا بیلنس دوسرے آرڈر میں لگ گیا۔ یہ قدم واپس نہیں ہو سکتا۔",
	"The money of this order went back: it cannot go out as paid":
		"اس آرڈر کے پیسے واپس ہو چکے ہیں: یہ ادا شدہ نہیں جا سکتا",
	"This order is paid already": "یہ آرڈر پہلے ہی ادا ہو چکا ہے",
};
