import { isolatedUrdu } from "@/lib/domain/isolate";
import { VERIFY_TO_ORDER } from "@/lib/domain/order-messages";
import { PAYMENT_MESSAGES } from "@/lib/domain/payment";

/** The checkout in three steps (spec 2). */
export const checkout = {
	loading: "Loading your checkout",
	progress: "Progress",
	done: "Done",
	steps: { 1: "Information", 2: "Delivery", 3: "Payment" },
	stepDone: (step: string) => `${step}, done`,
	edit: "Edit",
	next: "Next Step",
	previous: "Previous",
	placeOrder: "Place Order",
	known: { title: "All as you chose it?", go: "Yes, go to Payment" },
	/** What a finished step holds, in lines. */
	lines: {
		who: (name: string, phone: string) => `${isolatedUrdu(name)}, ${phone}`,
		where: (street: string, city: string, zipCode: string) =>
			`${isolatedUrdu(street)}, ${isolatedUrdu(city)}, ${zipCode}`,
		when: (kind: string, due: string, fee: string) => `${kind}: ${due}, ${fee}`,
		free: "free",
		note: (note: string) => `Note for the rider: ${note}`,
	},
	information: {
		firstName: "First name",
		lastName: "Last name",
		email: "Email",
		phone: "Phone",
		phoneHint: "The rider calls this number.",
	},
	delivery: {
		streetAddress: "Street address",
		streetExample: "House 12, Street 4, Satellite Town",
		streetHint: "Name your area too, so that we know we reach you.",
		city: "City",
		zipCode: "ZIP code",
		instructions: "Delivery instructions",
		instructionsExample: "Green gate, ring twice",
	},
	payment: {
		legend: "Choose your wallet",
		account: (_wallet: string) => "Mobile account",
		number: (wallet: string) => `${wallet} mobile number`,
		numberHint: "The number your wallet is on.",
		/** Before the number that was given for the rider. */
		use: "Use",
		pin: (wallet: string) => `${wallet} asks you to approve with your own PIN.`,
		keepPin: "Never tell your PIN to a rider or to us.",
		/** The way to pay in cash, before, inside and behind its link. */
		or: "Or ",
		cashInstead: "pay cash at the door instead",
		orEnd: ".",
	},
	summary: {
		title: "Your order",
		/** What is chosen, and by when it is there. */
		due: (kind: string, due: string) => `${kind}: ${due}`,
	},
	somethingWrong: "Something went wrong. Please try again.",
	verifyFirst: VERIFY_TO_ORDER,
	loginFirst: PAYMENT_MESSAGES.login,
	notBegun: PAYMENT_MESSAGES.initializationFailed,
};
