import { RIDER_STEP_STATES } from "@/lib/orders/rules/order-states";
import { ONLY_WITH_REASON, RIDER_REASONS } from "./rules";

export const riderPage = {
	title: "Deliveries",
	appName: (shop: string) => `${shop} deliveries`,
};

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const waits = (count: number) =>
	count === 1 ? "1 step waits to be sent." : `${count} steps wait to be sent.`;

/** What a rider reads on the way and at the door. Amounts are written already: `1,450` is a figure, `Rs. 1,450` a sum. */
export const rider = {
	/** Somebody's name, and the part of the city. */
	nameAndArea: (name: string, area: string) => `${name}, ${area}`,
	withRider: (before: string, name: string) => `${before}, with ${name}`,
	itemsBy: (count: number, by: string) => `${countOf(count, "item")}, ${by}`,
	/** A time that the customer chose: its day and its hours. */
	fromTo: (day: string, hours: string) => `${day} from ${hours}`,
	/** What stands by the figure of the time that is left, or was. */
	left: (unit: "minute" | "hour" | "day", count: number, isLate: boolean) => {
		const word = unit === "minute" ? "min" : count === 1 ? unit : `${unit}s`;
		return isLate ? `${word} late` : word;
	},
	paid: "Paid",
	takeNothing: "Take nothing",
	haveIt: "I have it",
	delivered: RIDER_STEP_STATES.delivered,
	road: {
		deliveredToday: (count: number) => `${count} delivered today`,
		cashWithYou: "Cash with you: ",
		changeForRide: "Change for this ride",
		afterThat: "After that",
		more: (count: number) => `${count} more`,
		doneToday: "Done today",
		onThisPhone: (count: number) => `${count} on this phone`,
		waitsToBeSent: "Waits to be sent",
		goesBack: "Goes back to the shop",
		notDelivered: "Not delivered",
		about: (number: string) => `About ${number}`,
		notWithYou: (number: string) => `${number} is not with you any more. Tell the shop what happened.`,
		haveRead: "I have read it",
	},
	next: {
		label: "Next delivery",
		collectCash: "Collect cash",
		atTheDoor: "I am at the door",
		call: "Call",
		callName: (name: string) => `Call ${name}`,
		map: "Map",
		toDoor: "To the door",
		toPoint: "To the point",
		mapToName: (name: string) => `Map of the way to ${name}`,
	},
	shelf: {
		title: "On the shelf for you",
		bags: (count: number) => countOf(count, "bag"),
		choose: "Choose a bag",
		haveOne: (number: string) => `I have ${number}`,
		haveSome: (count: number) => `I have these ${count}`,
		haveBoth: "I have both",
		haveAll: (count: number) => `I have all ${count}`,
	},
	day: {
		allDelivered: "All delivered",
		nothingYet: "Nothing to take yet",
		bagsReady: (count: number) => `${countOf(count, "bag")} ${count === 1 ? "is" : "are"} ready at the shop`,
		nothingWaits: "A new bag appears here by itself. Nothing waits for you at the shop.",
		deliveries: "Deliveries today",
		onTime: "On time",
		onTimeOf: (onTime: number, all: number) => `${onTime} of ${all}`,
		cash: "Cash with you",
		countIt: "Count it at the shop counter before you go home.",
	},
	door: {
		back: "All deliveries",
		amount: "Amount to collect",
		paidAlready: "Paid already",
		paidWith: (wallet: string) => `Paid with ${wallet}`,
		collect: "Collect in cash",
		change: "Change",
		from: (sum: string) => `from ${sum}`,
		give: (sum: string) => `give ${sum}`,
		codeOf: (name: string) => `${name}’s 4 digits`,
		whereCode: "In My Orders and in our message.",
		digits: (count: number) => countOf(count, "digit"),
		moreDigits: (count: number) => countOf(count, "more digit"),
		onlyWithReason: ONLY_WITH_REASON,
		hasNoCode: (name: string) => `${name} has no code`,
		gives: (name: string) => `${name} gives`,
		giveBack: "give back",
		landmark: "Landmark",
		isKnown: "The door is known",
		stoodThere: (day: string) => `A rider stood there on ${day}`,
		plusCode: "Plus code",
		changed: "What changed in the bag",
		couldNot: "Could not deliver",
		cashTaken: "Delivered, cash taken",
		sumTaken: (sum: string) => `Delivered, ${sum} taken`,
		sayWhy: "Say why without the code",
		tryAgain: "Try again",
	},
	doorQuestion: {
		isDelivered: (name: string) => `${name}’s bag is delivered`,
		title: "Is this the door?",
		within: (metres: string) => `You stand within ${metres} metres. The next rider is led right here.`,
		yes: "This is the door",
		no: "No, I am further away",
		note: (name: string) => `Asked once for this address. Only riders who bring ${name}’s orders see it.`,
	},
	why: {
		noCodeTitle: "Why without the code?",
		noCodeNote: "The shop sees your reason beside the delivery.",
		failedTitle: "Why not?",
		failedNote: (number: string, name: string) => `${number} goes on hold. The shop calls ${name}.`,
		bringBack: "Bring it back to the shop",
		reasons: RIDER_REASONS,
		somethingElse: "Something else",
		inAFewWords: "In a few words",
		sayIt: "Please say it in a few words",
		choose: "Please choose a reason",
	},
	network: {
		none: "No network.",
		noneAndWaits: (count: number) => `No network. ${waits(count)}`,
		waits,
		theyGo: "Keep riding. They go by themselves.",
		isKept: "Keep riding. What you do is kept here.",
		goNow: "They go now.",
		allSent: "All sent",
		notTaken: "The shop did not take this.",
		notKept: "This phone could not keep it. Please press again.",
	},
	foot: {
		tell: "Tell this phone of new deliveries",
		signIn: "Your sign-in",
		logout: "Logout",
		logoutFailed: "Logout failed. Please try again.",
		notSent: (count: number) => `${countOf(count, "step")} not sent yet`,
		stayOnPhone:
			"They stay on this phone, and go when you sign in here again. Better stay until they are sent.",
		leave: "Log out",
		stay: "Stay",
	},
	nobody: {
		signedOut: "You are signed out",
		nobodyHere: "Nobody is signed in",
		stepsKept: "What you did is kept on this phone. It is sent once you sign in again.",
		dayKept: "Your deliveries are kept on this phone once you have signed in with a network.",
		signIn: "Sign in",
	},
};
