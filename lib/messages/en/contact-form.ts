import { CONTACT_THANKS } from "@/lib/domain/contact";

/** The message form (spec 2, Contact). */
export const contactForm = {
	title: "Send us a message",
	name: "Your name",
	email: "Email",
	phone: "Phone",
	about: "What is it about?",
	/** What a message may be about (spec 3). */
	inquiries: {
		general: "General question",
		order: "My order",
		delivery: "Delivery",
		product: "A product",
		partnership: "Partnership",
		feedback: "Feedback",
	},
	subject: "Subject",
	message: "Message",
	send: "Send Message",
	failed: "Failed to send message. Please try again.",
	sent: "Your message is with us",
	thanks: CONTACT_THANKS,
	another: "Write another message",
};
