import { isolated } from "@/lib/domain/isolate";
import { SHOP_DEFAULTS } from "@/lib/domain/shop-details";
import type { common as english } from "../en/common";
import type { Translation } from "../translation";

export const common: Translation<typeof english> = {
	rupees: (amount) => `${amount} روپے`,
	shopName: (name) => (name === SHOP_DEFAULTS.name ? "سبز" : isolated(name)),
};
