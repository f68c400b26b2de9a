/** How to reach the shop (spec 2, Contact). The form's own texts: contact-form.ts. */
export const contact = {
	title: "Contact Us",
	description: (name: string, hours: string, replyHours: number) =>
		`Write to ${name}: ${hours}. Messages are answered within ${replyHours} hours.`,
	lead: "Wrong item, late rider, or 20 kg of onions for a wedding: a person answers.",
	email: "Email",
	phone: "Phone",
	whatsapp: "WhatsApp",
	/** With what a chat begins that somebody opens from here. */
	chat: "Salaam, I have a question:",
	address: "Address",
	hours: "Hours",
	answered: (replyHours: number) => `An answer within ${replyHours} hours.`,
	byPerson: "Every message is read by a person.",
	callInstead: "If it is about an order on its way, calling is faster.",
};
