import type { accountPage as english } from "../en/account-page";
import type { Translation } from "../translation";

export const accountPage: Translation<typeof english> = { title: "میرا اکاؤنٹ", verify: "ای میل کی تصدیق" };
