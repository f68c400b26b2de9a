import type { Texts } from "./translator";

/** Sessions, accounts, addresses, passkeys and word on devices. */
export const accounts: Texts = {
	"Invalid email or password": "ای میل یا پاس ورڈ درست نہیں",
	"Login successful": "آپ لاگ اِن ہو گئے",
	"Logged out successfully": "آپ لاگ آؤٹ ہو گئے",
	"Logged out on every device": "ہر جگہ سے لاگ آؤٹ ہو گئے",
	"Seller logged out": "آپ لاگ آؤٹ ہو گئے",
	"Registration successful! Please check your email to verify your account.":
		"نیا اکاؤنٹ بن گیا۔ تصدیق کے لیے اپنا ای میل دیکھیں۔",
	"An account with this email already exists": "اس ای میل کا اکاؤنٹ پہلے سے موجود ہے",
	"Temporary or disposable email addresses are not allowed": "عارضی ای میل نہیں چلے گا",
	"The verification link is invalid or has expired.": "تصدیق کا لنک درست نہیں یا پرانا ہو گیا ہے۔",
	"Your email is already verified": "آپ کا ای میل پہلے ہی تصدیق شدہ ہے",
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
	"Current password is incorrect": "موجودہ پاس ورڈ درست نہیں",
	"Profile updated successfully": "آپ کی معلومات محفوظ ہو گئیں",
	"Your account is deleted": "آپ کا اکاؤنٹ ختم کر دیا گیا",
	"An order of yours is on its way. You can delete your account once it has arrived.":
		"آپ کا ایک آرڈر راستے میں ہے۔ وہ پہنچ جائے تو اکاؤنٹ ختم کر سکتے ہیں۔",
	"A payment of yours is still being checked. Please try again in an hour.":
		"آپ کی ایک ادائیگی ابھی دیکھی جا رہی ہے۔ ایک گھنٹے بعد دوبارہ کوشش کریں۔",
	"Rs. {#amount} still has to go back to you. You can delete your account once you have it.":
		"آپ کے {amount} روپے ابھی واپس ہونے ہیں۔ وہ مل جائیں تو اکاؤنٹ ختم کر سکتے ہیں۔",
	"You have Rs. {#amount} of credit, which goes with your account. Please say that you give it up.":
		"آپ کے اکاؤنٹ میں {amount} روپے ہیں، جو اس کے ساتھ ختم ہو جائیں گے۔ بتائیں کہ آپ انہیں چھوڑتے ہیں۔",
	"Please say whether you give your credit up": "بتائیں کہ اکاؤنٹ کے روپے چھوڑنے ہیں یا نہیں",
	"Please login to add an address": "پتہ لکھنے کے لیے لاگ اِن کریں",
	"Address not found": "پتہ نہیں ملا",
	"Address added successfully!": "پتہ محفوظ ہو گیا",
	"Address updated successfully": "پتہ بدل گیا",
	"Address deleted successfully": "پتہ ہٹا دیا گیا",
	"You can keep at most {#most} addresses": "زیادہ سے زیادہ {most} پتے رکھے جا سکتے ہیں",
	"This passkey does not exist": "یہ پاس کی موجود نہیں",
	"This passkey was not accepted": "یہ پاس کی قبول نہیں ہوئی",
	"This passkey is known already": "یہ پاس کی پہلے سے محفوظ ہے",
	"Please verify your email before adding a passkey": "پاس کی سے پہلے اپنے ای میل کی تصدیق کریں",
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
	"Test email sent to {email}": "آزمائشی ای میل بھیج دیا گیا: {email}",
	"The mail server did not take the mail: {reason}": "ای میل نہیں گیا: {reason}",
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
