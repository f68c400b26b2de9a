import type { mail as english } from "../en/mail";
import type { Translation } from "../translation";

export const mail: Translation<typeof english> = {
	sender: ({ shop, address }) => `${shop}، ${address}`,
	buttonHint: "بٹن نہ چلے تو یہ پتہ کھولیں:",
	callUs: (phone) => `ہمیں ${phone} پر فون کریں`,
	writeToUs: (address) => `ہمیں ${address} پر لکھیں`,
	seeMyOrders: "میرے آرڈر دیکھیں",
};
