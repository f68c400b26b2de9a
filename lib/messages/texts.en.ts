/**
 * What phones are told by WhatsApp or SMS: a WhatsApp account has each as a template of this name after `sabz_`, in both
 * languages. Of the code's Meta itself writes the words.
 */
export const message = {
	code: "{{1}} is your code. It is good for 5 minutes. Tell it to nobody.",
	sign_in_changed: "How you log in to {{1}} was changed just now. If this was not you, please {{2}} .",
	order_taken:
		"Thank you. {{1}} has your order {{2}} for {{3}}. Tell the rider this code at the door: {{4}}. Nobody else needs it.",
	order_confirm:
		"{{1}} has your order {{2}} for {{3}} in cash. Say yes here, and we pack it: {{4}} . Your code for the rider is {{5}}.",
	basket_made:
		"Your {{1}} basket {{3}} has become order {{2}} for {{4}}. {{5}} See it or skip it here: {{6}} . Your code for the rider is {{7}}.",
	order_changed:
		"Your {{1}} order {{2}} is packed, with a change: it was {{3}}, now it is {{4}}. {{5}} My Orders shows all of it.",
	order_swapped:
		"Your {{1}} order {{2}} is packed, with a change. {{3}} It comes to {{4}} as before. My Orders shows all of it.",
	on_its_way:
		"Your {{1}} order {{2}} is on its way. Please have {{3}} ready. Your code for the rider is {{4}}.",
	on_its_way_paid:
		"Your {{1}} order {{2}} is on its way. It is paid, so there is nothing to pay at the door. Your code for the rider is {{3}}.",
	delivered: "Your {{1}} order {{2}} was delivered. Is something not right? Tell us in My Orders.",
	delivered_late:
		"Your {{1}} order {{2}} was delivered. We are sorry: it came later than we promised. {{3}} of credit is yours for the next order. Is something not right? Tell us in My Orders.",
	on_hold: "Your {{1}} order {{2}} is on hold. We call you about it. No money of yours is lost.",
	cancelled: "Your {{1}} order {{2}} was cancelled. You have nothing to pay.",
	cancelled_refund:
		"Your {{1}} order {{2}} was cancelled. {{3}} goes back to you, and we tell you when that is done.",
	cancelled_credit: "Your {{1}} order {{2}} was cancelled. Your credit of {{3}} is in your account again.",
	cancelled_both:
		"Your {{1}} order {{2}} was cancelled. {{3}} goes back to you, and we tell you when that is done. Your credit of {{4}} is in your account again.",
	cancelled_returned: "Your {{1}} order {{2}} was cancelled. Your {{3}} went back to you.",
	basket_missed:
		"Your {{1}} basket {{2}} has not become an order for {{3}}. {{4}} It stays as it is for the next time.",
	refund: "Good news from {{1}}: {{2}} for your order {{3}} has gone back to you ({{4}}).",
	report:
		"You told {{1}} about {{3}} of your order {{2}}. {{4}} Our answer: “{{5}}” My Orders shows all of it.",
	back_in_stock: "{{2}} is back at {{1}}. You asked us to tell you. Here it is: {{3}} .",
};

/** An answer to a message from the contact form. */
export const mailAnswer = {
	subject: ({ shop, subject }: { shop: string; subject: string }) => `${shop}: ${subject}`,
	heading: "Our answer",
	youWrote: "You wrote:",
};

export const notify = {
	title: "How shall we tell you?",
	note: "You hear every change there, once.",
	ways: { email: "Email", whatsapp: "WhatsApp", sms: "SMS" },
	addNumber: "Add a number first",
	addEmail: "Add an e-mail first",
	/** What has just been chosen. */
	chosen: {
		email: "We tell you by email now",
		whatsapp: "We tell you by WhatsApp now",
		sms: "We tell you by SMS now",
	},
	undo: "Undo",
	again: "Try again",
	failed: "Failed to update profile",
	/** Since when WhatsApp was told to stop. */
	stopped: (day: string) => `You stopped our WhatsApp messages on ${day}.`,
	stoppedOn: (day: string) => `Stopped on ${day}`,
	restart: "Send START in the same chat, or choose another way.",
	hearTitle: "You hear when",
	hear: [
		"we have your order, with the code for the rider",
		"something is lighter or missing: the old and the new amount",
		"the rider leaves, with what to pay",
		"it is delivered, on hold or cancelled",
		"a refund is done",
	],
	toStop: "To stop, answer STOP. The codes you ask for always come.",
};
