/** What all mails share. */
export const mail = {
	/** Whose mail it is, at its end. */
	sender: ({ shop, address }: { shop: string; address: string }) => `${shop}, ${address}`,
	/** Under a button, before its address. */
	buttonHint: "If the button does not work, open this address:",
	/** How a customer reaches the shop, to go on after "please" or "you can". */
	callUs: (phone: string) => `call us: ${phone}`,
	writeToUs: (address: string) => `write to us: ${address}`,
	seeMyOrders: "See my orders",
};
