import type { password as english } from "../en/password";
import type { Translation } from "../translation";

export const password: Translation<typeof english> = {
	confirm: "پاس ورڈ دوبارہ لکھیں",
	differ: "دونوں پاس ورڈ ایک جیسے نہیں",
	strengthLabel: "پاس ورڈ کی مضبوطی",
	strength: ["بہت کمزور", "بہت کمزور", "کمزور", "ٹھیک", "مضبوط", "بہت مضبوط"],
	long: "8 یا زیادہ حروف",
	cases: "انگریزی کے بڑے اور چھوٹے حروف",
	digit: "ایک ہندسہ",
	special: "ایک نشان، جیسے \u2066!\u2069 یا \u2066#\u2069",
	met: " (ہو گیا)",
};
