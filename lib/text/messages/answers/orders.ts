import { standingText } from "@/lib/orders/rules/order-messages";
import { isPromised, ORDER_STATES, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { orderStates } from "@/lib/orders/state-texts.ur";
import { RIDER_REASONS } from "@/lib/riders/rules";
import { reasons } from "@/lib/riders/texts.ur";
import type { Texts } from "./fields";

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
	// Why an order waits that was paid.
	"The same cart is an order already: {number}.": "اسی ٹوکری کا آرڈر پہلے ہی ہو چکا ہے: {number}۔",
	"The same cart is an order already.": "اسی ٹوکری کا آرڈر پہلے ہی ہو چکا ہے۔",
	"The same basket was already paid at the same time.": "اسی وقت اسی ٹوکری کے پیسے پہلے ہی ادا ہو چکے تھے۔",
	"No longer in stock: {names}.": "اب ختم ہے: {names}۔",
	"Its delivery time is over: {time}.": "اس کی ڈیلیوری کا وقت گزر گیا۔",
	"Its delivery time is full: {time}.": "اس کی ڈیلیوری کے وقت میں جگہ نہیں بچی۔",
	"Its coupon was used up meanwhile: {code}.": "اس کا کوپن {code} اتنے میں پورا استعمال ہو گیا۔",
	"Not a first order any more, as its coupon asks: {code}.":
		"کوپن {code} صرف پہلے آرڈر کے لیے ہے، اور یہ پہلا نہیں رہا۔",
	"The credit that it counted on was used for another order.": "اس کا بیلنس کسی اور آرڈر میں لگ گیا۔",
};

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

const PLACED = "آرڈر ہو گیا۔ تازہ سامان 60 منٹ میں آپ کے دروازے پر۔";
const ENGLISH_PLACED = "Order placed! Your fresh groceries will be at your door within 60 minutes.";

/** Where an order stands that is sent once more. */
const standing: Texts = Object.fromEntries(
	ORDER_STATUSES.filter((status) => !isPromised(status)).map((status) => [
		standingText(ORDER_STATES[status]),
		`${orderStates.heading(status)}۔ ${orderStates.note(status)}`,
	]),
);

/** Orders, what is said of them afterwards, and weekly baskets. */
export const orders: Texts = {
	...standing,
	[ENGLISH_PLACED]: PLACED,
	[`${ENGLISH_PLACED} In the time that you chose it is there {when} at the latest.`]: `${PLACED} آپ کے چنے ہوئے وقت میں، زیادہ سے زیادہ {when}۔`,
	[`${ENGLISH_PLACED} With standard delivery it is there {when} at the latest.`]: `${PLACED} عام ڈیلیوری سے زیادہ سے زیادہ {when}۔`,
	[`${ENGLISH_PLACED} With express delivery it is there {when} at the latest.`]: `${PLACED} فوری ڈیلیوری سے زیادہ سے زیادہ {when}۔`,
	[`${ENGLISH_PLACED} First we wait for your yes, and start packing with it.`]: `${PLACED} پہلے آپ کی ہاں کا انتظار ہے، ہوتے ہی پیک کرتے ہیں۔`,
	"Please login to place an order.": "آرڈر کے لیے لاگ اِن کریں۔",
	"Please verify your email before checkout": "آرڈر سے پہلے اپنی ای میل کی تصدیق کریں",
	"Please pay this order with a wallet": "اس آرڈر کے پیسے موبائل سے دیں",
	"This link is not of an order that waits for a yes": "اس لنک سے کوئی آرڈر نہیں کھلتا",
	"This order does not wait for a yes": "اس آرڈر کے لیے ہاں نہیں چاہیے",
	"Thank you. We pack your order now.": "شکریہ۔ اب آپ کا آرڈر پیک کرتے ہیں۔",
	"Thank you. The time that you chose is over: we call you about another one.":
		"شکریہ۔ آپ کا چنا ہوا وقت گزر گیا ہے، دوسرے وقت کے لیے ہم آپ کو فون کرتے ہیں۔",
	"The yes came after the delivery time.": "ہاں ڈیلیوری کے وقت کے بعد آئی۔",
	"Nobody has confirmed this order.": "اس آرڈر کے لیے کسی نے ہاں نہیں کی۔",
	"Please choose a note of 500, 1000 or 5000": "500، 1000 یا 5000 کا نوٹ چنیں",
	"This link is not readable": "یہ لنک پڑھا نہیں جاتا",
	"Order not found": "آرڈر نہیں ملا",
	"Your order was cancelled": "آپ کا آرڈر منسوخ ہو گیا",
	"This delivery time is no longer available": "ڈیلیوری کا یہ وقت اب نہیں ملتا",
	"Express delivery is paused right now": "فوری ڈیلیوری اس وقت بند ہے",
	"Prices have changed, please review your order": "قیمتیں بدل گئی ہیں، اپنا آرڈر دیکھ لیں",
	"The minimum order is Rs. {#minimum}. Please add Rs. {#missing} more.":
		"کم سے کم آرڈر {minimum} روپے کا ہے۔ {missing} روپے کا اور ڈالیں۔",
	"You have ordered this cart already: order {number}. It was not ordered again.":
		"یہ ٹوکری آپ آرڈر کر چکے ہیں: آرڈر {number}۔ دوبارہ آرڈر نہیں ہوا۔",
	"The amount must be in whole rupees": "رقم پورے روپوں میں ہو",
	"The amount must be at least 0": "رقم 0 سے کم نہ ہو",
	"The cart version must be a whole number": "ٹوکری کا نمبر پورا عدد ہو",
	"The cart version must be at least 0": "ٹوکری کا نمبر 0 سے کم نہ ہو",
	"An order can be cancelled within {#minutes} minutes. Please call us, and we will see what we can do.":
		"آرڈر {minutes} منٹ کے اندر منسوخ ہو سکتا ہے۔ ہمیں فون کریں، دیکھتے ہیں کیا ہو سکتا ہے۔",
	"Your order is packed already and can no longer be cancelled.":
		"آپ کا آرڈر پیک ہو چکا ہے، اب منسوخ نہیں ہو سکتا۔",
	"Your order is on its way already and can no longer be cancelled.":
		"آپ کا آرڈر راستے میں ہے، اب منسوخ نہیں ہو سکتا۔",
	"Your order was delivered and can no longer be cancelled.":
		"آپ کا آرڈر پہنچ چکا ہے، اب منسوخ نہیں ہو سکتا۔",
	"This order is cancelled already.": "یہ آرڈر پہلے ہی منسوخ ہے۔",
	"This order was cancelled": "یہ آرڈر منسوخ ہو گیا",
	"This has just been changed by somebody else. Please look again.":
		"یہ ابھی کسی اور نے بدلا ہے۔ دوبارہ دیکھیں۔",
	"Nothing of this order can be bought right now": "اس آرڈر کی کوئی چیز اس وقت نہیں ملتی",
	"This link is no longer valid": "یہ لنک اب کام نہیں کرتا",
	"This product is not in the order": "یہ چیز اس آرڈر میں نہیں",
	"Something can be reported once the order was delivered": "شکایت آرڈر پہنچنے کے بعد ہو سکتی ہے",
	"Something can be reported within 24 hours of the delivery": "شکایت ڈیلیوری کے 24 گھنٹے کے اندر ہو سکتی ہے",
	"You have already reported this product": "اس چیز کی شکایت آپ کر چکے ہیں",
	"Thank you. We look at it and tell you.": "شکریہ۔ ہم دیکھ کر آپ کو بتائیں گے۔",
	"Please send the report as a form": "شکایت فارم سے بھیجیں",
	"The report is not valid JSON": "شکایت پڑھی نہیں گئی",
	"A report can have at most {#most} pictures": "شکایت میں زیادہ سے زیادہ {most} تصویریں ہو سکتی ہیں",
	"Your bag held {#count} of {name}": "{name}: آپ کے تھیلے میں صرف {count} عدد",
	"Your bag held {kilos} kg of {name}": "{name}: آپ کے تھیلے میں {kilos} کلو تھا",
	"Your bag held {grams} g of {name}": "{name}: آپ کے تھیلے میں {grams} گرام تھا",
	"Report not found": "شکایت نہیں ملی",
	"Notification not found": "اطلاع نہیں ملی",
};

/** Why the shop cancels an order, as the team's dialog proposes it. */
export const cancelReasons: Texts = {
	"Out of stock": "چیزیں ختم ہو گئیں",
	"Customer asked for it": "آپ کے کہنے پر",
	"Address not reachable": "پتے تک پہنچنا ممکن نہ تھا",
	"Nobody answers the phone": "فون پر جواب نہیں ملا",
};

/** Why a delivery did not go as it should, as riders say it. */
export const riderReasons: Texts = {
	[RIDER_REASONS.nobodyOpened]: reasons.nobodyOpened,
	[RIDER_REASONS.noAnswer]: reasons.noAnswer,
	[RIDER_REASONS.wrongAddress]: reasons.wrongAddress,
	[RIDER_REASONS.noMoney]: reasons.noMoney,
	[RIDER_REASONS.notWanted]: reasons.notWanted,
	[RIDER_REASONS.shopFault]: reasons.shopFault,
	[RIDER_REASONS.phoneOff]: reasons.phoneOff,
	[RIDER_REASONS.somebodyElse]: reasons.somebodyElse,
	[RIDER_REASONS.noMail]: reasons.noMail,
};

export const baskets: Texts = {
	"Weekly basket not found": "ہفتہ وار ٹوکری نہیں ملی",
	"Please login to make a weekly basket.": "ہفتہ وار ٹوکری کے لیے لاگ اِن کریں۔",
	"Your weekly basket is saved": "ہفتہ وار ٹوکری محفوظ ہو گئی",
	"Your weekly basket was deleted": "ہفتہ وار ٹوکری ختم ہو گئی",
	"Its next order is being made right now. Please look again in a minute.":
		"اس کا اگلا آرڈر ابھی بن رہا ہے۔ ایک منٹ بعد دیکھیں۔",
	"A product in this basket is no longer sold": "اس ٹوکری کی ایک چیز اب نہیں ملتی",
	"You can have at most {#most} weekly baskets": "زیادہ سے زیادہ {most} ہفتہ وار ٹوکریاں رکھی جا سکتی ہیں",
	"Nothing that is in it can be bought at the moment.": "اس کی کوئی چیز اس وقت نہیں ملتی۔",
	"No place was left at this time.": "اس وقت میں جگہ نہیں بچی۔",
	"We do not deliver at this time any more. Please choose another one.":
		"اس وقت اب ڈیلیوری نہیں ہوتی۔ دوسرا وقت چنیں۔",
	"A weekly basket is paid in cash, and your orders are paid with a wallet.":
		"ہفتہ وار ٹوکری کے پیسے نقد دیے جاتے ہیں، اور آپ کے آرڈر کے پیسے موبائل سے دیے جاتے ہیں۔",
	"It is too late to skip this order. Please call us, and we will see what we can do.":
		"آرڈر چھوڑنے میں دیر ہو گئی۔ ہمیں فون کریں، دیکھتے ہیں کیا ہو سکتا ہے۔",
	"This order is left out. Nothing will be delivered.": "یہ آرڈر چھوڑ دیا گیا۔ کچھ نہیں آئے گا۔",
	"We could not make it in time, and we are sorry.": "معذرت، ہم وقت پر آرڈر نہیں بنا سکے۔",
	"We are closed on {when}.": "{when} کو دکان بند ہے۔",
	"Please choose one of the delivery times": "ڈیلیوری کے وقتوں میں سے ایک چنیں",
};
