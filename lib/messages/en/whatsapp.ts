/** The button that opens a chat with the shop. */
export const whatsapp = { ask: "Ask by WhatsApp" };
