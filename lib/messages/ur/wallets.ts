import type { wallets as english } from "../en/wallets";
import type { Translation } from "../translation";

export const wallets: Translation<typeof english> = {
	names: { jazzcash: "جاز کیش", easypaisa: "ایزی پیسہ" },
};
