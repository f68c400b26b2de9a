import type { Texts } from "./translator";

/** Products, carts, favourites, coupons and reviews. */
export const shopping: Texts = {
	"Product not found": "یہ چیز نہیں ملی",
	"Product is out of stock": "یہ چیز ختم ہے",
	"{name} is out of stock": "{name} ختم ہے",
	"{name} is no longer available": "{name} اب نہیں ملتی",
	"A product in your cart is no longer available": "ٹوکری کی ایک چیز اب نہیں ملتی",
	"Only {#left} {name} is left": "{name}: صرف {left} باقی",
	"Only {#left} {name} are left": "{name}: صرف {left} باقی",
	"Failed to load products: {reason}": "چیزیں نہیں کھلیں: {reason}",
	"The cart is not readable": "ٹوکری پڑھی نہیں گئی",
	"Cart cleared successfully": "ٹوکری خالی ہو گئی",
	"You have {#count} favourites already. Please remove one first.":
		"آپ کی پسند میں {count} چیزیں پہلے سے ہیں۔ پہلے ایک نکالیں۔",
	"Please login, and we will mail you when it is back.": "لاگ اِن کریں، چیز آتے ہی ہم ای میل کر دیں گے۔",
	"Please verify your email first, so that our mail reaches you.":
		"پہلے اپنے ای میل کی تصدیق کریں، تاکہ ہماری ای میل آپ کو ملے۔",
	"It is back already. You can order it now.": "یہ چیز آ چکی ہے۔ ابھی آرڈر کریں۔",
	"You are waiting for {#count} products already.": "آپ پہلے ہی {count} چیزوں کے انتظار میں ہیں۔",
	"Please login to use a coupon": "کوپن کے لیے لاگ اِن کریں",
	"This coupon has been used as often as it can be": "یہ کوپن پورا استعمال ہو چکا ہے",
	"You have used this coupon already": "آپ یہ کوپن استعمال کر چکے ہیں",
	"This coupon is part of a payment of yours that is not finished. Please finish it, or try again in 15 minutes.":
		"یہ کوپن آپ کی ایک ادھوری ادائیگی میں ہے۔ وہ پوری کریں، یا 15 منٹ بعد کوشش کریں۔",
	"This coupon is for a first order only": "یہ کوپن صرف پہلے آرڈر کے لیے ہے",
	"This coupon can be used from {when}": "یہ کوپن {when} سے چلے گا",
	"This coupon ended on {when}": "یہ کوپن {when} کو ختم ہو گیا",
	"This coupon needs Rs. {#minimum} of groceries. Please add Rs. {#missing} more.":
		"اس کوپن کے لیے {minimum} روپے کا سامان چاہیے۔ {missing} روپے کا اور ڈالیں۔",
	"Please write a code": "کوڈ لکھیں",
	"A code is 2 to 40 letters, digits, - or _": "کوڈ میں 2 سے 40 حروف، ہندسے، - یا _ ہوں",
	"Review not found": "رائے نہیں ملی",
	"Review submitted successfully": "آپ کی رائے درج ہو گئی",
	"You have already reviewed this product": "آپ اس چیز پر رائے دے چکے ہیں",
};
