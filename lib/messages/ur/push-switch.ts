import type { pushSwitch as english } from "../en/push-switch";
import type { Translation } from "../translation";

export const pushSwitch: Translation<typeof english> = {
	on: "اس فون پر آپ کو اطلاع ملے گی۔",
	off: "اب اس فون پر اطلاع نہیں آئے گی۔",
	unsupported:
		"یہ براؤزر دکان بند ہونے پر اطلاع نہیں دکھا سکتا۔ آئی فون پر پہلے دکان کو ہوم اسکرین پر رکھیں۔",
	denied: "آپ کا براؤزر دکان کو اطلاع دکھانے نہیں دیتا۔ اس صفحے کی سیٹنگ میں اجازت دے سکتے ہیں۔",
	failed: "یہ نہیں بدل سکا۔ دوبارہ کوشش کریں۔",
};
