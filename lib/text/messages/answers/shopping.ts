import type { Texts } from "./fields";

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

/** Sessions, accounts, addresses, passkeys and word on devices. */
export const accounts: Texts = {
	"Invalid email or password": "ای میل یا پاس ورڈ درست نہیں",
	"Login successful": "آپ لاگ اِن ہو گئے",
	"Logged out successfully": "آپ لاگ آؤٹ ہو گئے",
	"Logged out on every device": "ہر جگہ سے لاگ آؤٹ ہو گئے",
	"Seller logged out": "آپ لاگ آؤٹ ہو گئے",
	"Registration successful! Please check your email to verify your account.":
		"نیا اکاؤنٹ بن گیا۔ تصدیق کے لیے اپنی ای میل دیکھیں۔",
	"An account with this email already exists": "اس ای میل کا اکاؤنٹ پہلے سے موجود ہے",
	"Temporary or disposable email addresses are not allowed": "عارضی ای میل نہیں چلے گی",
	"The verification link is invalid or has expired.": "تصدیق کا لنک درست نہیں یا پرانا ہو گیا ہے۔",
	"Your email is already verified": "آپ کی ای میل پہلے ہی تصدیق شدہ ہے",
	"Email verified successfully": "ای میل کی تصدیق ہو گئی",
	"If your email exists in our system and is not verified yet, a verification link is on its way.":
		"اگر یہ ای میل ہمارے پاس ہے اور اس کی تصدیق باقی ہے تو لنک بھیج دیا گیا ہے۔",
	"If your email exists in our system, a link to set a new password is on its way.":
		"اگر یہ ای میل ہمارے پاس ہے تو نئے پاس ورڈ کا لنک بھیج دیا گیا ہے۔",
	"This reset link is invalid or has expired. Please request a new one.":
		"یہ لنک درست نہیں یا پرانا ہو گیا ہے۔ نیا لنک منگوائیں۔",
	"Password reset successfully. You can login with your new password.":
		"پاس ورڈ بدل گیا۔ اب نئے پاس ورڈ سے لاگ اِن کریں۔",
	"Password changed successfully": "پاس ورڈ بدل گیا",
	"Please choose WhatsApp or SMS": "واٹس ایپ یا ایس ایم ایس چنیں",
	"We have sent you a code": "کوڈ بھیج دیا گیا ہے",
	"This code is wrong or has expired": "یہ کوڈ درست نہیں یا پرانا ہو گیا ہے",
	"We cannot send codes to phones at the moment.": "اس وقت فون پر کوڈ نہیں بھیجا جا سکتا۔",
	"Please wait {#count} second before asking for another code": "نئے کوڈ کے لیے {count} سیکنڈ انتظار کریں",
	"Please wait {#count} seconds before asking for another code": "نئے کوڈ کے لیے {count} سیکنڈ انتظار کریں",
	"Please verify your email before adding a number": "نمبر لکھنے سے پہلے اپنی ای میل کی تصدیق کریں",
	"This number belongs to another account": "یہ نمبر کسی اور اکاؤنٹ کا ہے",
	"Please add an email and a password before you remove your number":
		"نمبر ہٹانے سے پہلے ای میل اور پاس ورڈ رکھیں",
	"Number saved": "نمبر محفوظ ہو گیا",
	"Number removed": "نمبر ہٹ گیا",
	"Email address cannot be changed": "ای میل نہیں بدلی جا سکتی",
	"We have sent a link to this address. Please open it in this browser.":
		"اس ای میل پر لنک بھیج دیا گیا ہے۔ اسے اسی براؤزر میں کھولیں۔",
	"Current password is incorrect": "موجودہ پاس ورڈ درست نہیں",
	"Profile updated successfully": "آپ کی معلومات محفوظ ہو گئیں",
	"Your account is deleted": "آپ کا اکاؤنٹ ختم کر دیا گیا",
	"An order of yours is on its way. You can delete your account once it has arrived.":
		"آپ کا ایک آرڈر راستے میں ہے۔ وہ پہنچ جائے تو اکاؤنٹ ختم کر سکتے ہیں۔",
	"A payment of yours is still being checked. Please try again later.":
		"آپ کی ایک ادائیگی ابھی دیکھی جا رہی ہے۔ کچھ دیر بعد دوبارہ کوشش کریں۔",
	"Rs. {#amount} still has to go back to you. You can delete your account once you have it.":
		"آپ کے {amount} روپے ابھی واپس ہونے ہیں۔ وہ مل جائیں تو اکاؤنٹ ختم کر سکتے ہیں۔",
	"You have Rs. {#amount} of credit, which goes with your account. Please say that you give it up.":
		"آپ کے اکاؤنٹ میں {amount} روپے کا بیلنس ہے، جو اس کے ساتھ ختم ہو جائے گا۔ بتائیں کہ آپ اسے چھوڑتے ہیں۔",
	"Please say whether you give your credit up": "بتائیں کہ اپنا بیلنس چھوڑنا ہے یا نہیں",
	"Please login to add an address": "پتہ لکھنے کے لیے لاگ اِن کریں",
	"Address not found": "پتہ نہیں ملا",
	"Address added successfully!": "پتہ محفوظ ہو گیا",
	"Address updated successfully": "پتہ بدل گیا",
	"Address deleted successfully": "پتہ ہٹا دیا گیا",
	"You can keep at most {#most} addresses": "زیادہ سے زیادہ {most} پتے رکھے جا سکتے ہیں",
	"This passkey does not exist": "یہ پاس کی موجود نہیں",
	"This passkey was not accepted": "یہ پاس کی قبول نہیں ہوئی",
	"This passkey is known already": "یہ پاس کی پہلے سے محفوظ ہے",
	"Please verify your email before adding a passkey": "پاس کی سے پہلے اپنی ای میل کی تصدیق کریں",
	"You have {#count} passkeys already": "آپ کی {count} پاس کی پہلے سے ہیں",
	"Passkey added": "پاس کی محفوظ ہو گئی",
	"Passkey removed": "پاس کی ہٹا دی گئی",
	Saved: "محفوظ ہو گیا",
	"Please login to be told": "اطلاع کے لیے لاگ اِن کریں",
	"We will tell you on this device": "اس فون پر آپ کو اطلاع ملے گی",
	"This device stays quiet from now on": "اب اس فون پر اطلاع نہیں آئے گی",
	"The address of the push service must begin with https://": "اطلاع کی سروس کا پتہ https:// سے شروع ہو",
	"This is not a push subscription": "اس فون پر اطلاع چالو نہیں ہو سکی",
	"Thank you for your message. We will reply within 24 hours.":
		"آپ کے پیغام کا شکریہ۔ ہم 24 گھنٹے میں جواب دیں گے۔",
	"Only the seller can send test emails": "آزمائشی ای میل صرف دکان دار بھیج سکتا ہے",
	"Test email sent to {email}": "آزمائشی ای میل بھیج دی گئی: {email}",
	"The mail server did not take the mail: {reason}": "ای میل نہیں گئی: {reason}",
	"This code is not right": "یہ کوڈ درست نہیں",
	"Please enter the code of your app": "اپنی ایپ کا کوڈ لکھیں",
	"Your second factor is switched on already": "کوڈ سے لاگ اِن پہلے سے چالو ہے",
	"Your second factor is not switched on": "کوڈ سے لاگ اِن چالو نہیں",
	"Please begin with the second factor first": "پہلے کوڈ سے لاگ اِن شروع کریں",
	"Second factor switched on": "کوڈ سے لاگ اِن چالو ہو گیا",
	"Second factor switched off": "کوڈ سے لاگ اِن بند ہو گیا",
	"Welcome to the team": "ٹیم میں خوش آمدید",
	"This link is invalid or has expired. Please ask the owner for a new one.":
		"یہ لنک درست نہیں یا پرانا ہو گیا ہے۔ مالک سے نیا لنک لیں۔",
};

export const shopping: Texts = {
	"Product not found": "یہ چیز نہیں ملی",
	"Product is out of stock": "یہ چیز ختم ہے",
	"{name} is out of stock": "{name} ختم ہے",
	"{name} is no longer available": "{name} اب نہیں ملتی",
	"A product in your cart is no longer available": "ٹوکری کی ایک چیز اب نہیں ملتی",
	"Only {#left} {name} is left": "{name}: صرف {left} باقی",
	"Only {#left} {name} are left": "{name}: صرف {left} باقی",
	"This product does not take this wish": "اس چیز میں یہ فرمائش نہیں ہو سکتی",
	"Only {#grams} g of {name} is left": "{name}: صرف {grams} گرام باقی",
	"Only {kilos} kg of {name} is left": "{name}: صرف {kilos} کلو باقی",
	"Failed to load products: {reason}": "چیزیں نہیں کھلیں: {reason}",
	"The cart is not readable": "ٹوکری پڑھی نہیں گئی",
	"Cart cleared successfully": "ٹوکری خالی ہو گئی",
	"You have {#count} favourites already. Please remove one first.":
		"آپ کی پسند میں {count} چیزیں پہلے سے ہیں۔ پہلے ایک نکالیں۔",
	"Please login, and we will mail you when it is back.": "لاگ اِن کریں، چیز آتے ہی ہم ای میل کر دیں گے۔",
	"Please verify your email first, so that our mail reaches you.":
		"پہلے اپنی ای میل کی تصدیق کریں، تاکہ ہماری ای میل آپ کو ملے۔",
	"It is back already. You can order it now.": "یہ چیز آ چکی ہے۔ ابھی آرڈر کریں۔",
	"You are waiting for {#count} products already.": "آپ پہلے ہی {count} چیزوں کے انتظار میں ہیں۔",
	"Please login to use a coupon": "کوپن کے لیے لاگ اِن کریں",
	"This coupon has been used as often as it can be": "یہ کوپن پورا استعمال ہو چکا ہے",
	"You have used this coupon already": "آپ یہ کوپن استعمال کر چکے ہیں",
	"This coupon is part of a payment of yours that is not finished. Please finish it, or try again in 15 minutes.":
		"یہ کوپن آپ کی ایک ادھوری ادائیگی میں ہے۔ وہ پوری کریں، یا 15 منٹ بعد کوشش کریں۔",
	"This coupon is for a first order only": "یہ کوپن صرف پہلے آرڈر کے لیے ہے",
	"This coupon can be used from {when}": "یہ کوپن {when} سے چلے گا",
	"This coupon ended on {when}": "یہ کوپن {when} ختم ہو گیا",
	"This coupon needs Rs. {#minimum} of groceries. Please add Rs. {#missing} more.":
		"اس کوپن کے لیے {minimum} روپے کا سامان چاہیے۔ {missing} روپے کا اور ڈالیں۔",
	"Please write a code": "کوڈ لکھیں",
	"A code is 2 to 40 letters, digits, - or _": "کوڈ میں 2 سے 40 حروف، ہندسے، - یا _ ہوں",
	"Review not found": "رائے نہیں ملی",
	"Review submitted successfully": "آپ کی رائے درج ہو گئی",
	"You have already reviewed this product": "آپ اس چیز پر رائے دے چکے ہیں",
	"Please send a term of {#least} to {#most} characters": "براہ کرم {least} سے {most} حروف کا لفظ بھیجیں",
	"Please say how many products were found": "براہ کرم بتائیں کہ کتنی چیزیں ملیں",
};
