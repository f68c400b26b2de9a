import type { common as english } from "../en/common";
import type { Translation } from "../translation";

export const common: Translation<typeof english> = {
	rupees: (amount) => `${amount} روپے`,
};
