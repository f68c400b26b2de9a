import type { verification as english } from "../en/verification";
import type { Translation } from "../translation";

export const verification: Translation<typeof english> = {
	sent: "تصدیق کی ای میل بھیج دی۔ اپنے پیغام دیکھیں۔",
	failed: "تصدیق کی ای میل نہیں بھیجی جا سکی",
};
