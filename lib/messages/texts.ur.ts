import type { Translation } from "@/lib/text/messages";
import type { message as messageEn } from "./texts.en";

export const message: Translation<typeof messageEn> = {
	code: "آپ کا کوڈ {{1}} ہے۔ یہ 5 منٹ تک چلے گا۔ یہ کسی کو نہ بتائیں۔",
};
