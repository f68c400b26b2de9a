import {
	Banknote,
	DoorClosed,
	Hand,
	type LucideIcon,
	MailQuestion,
	MapPinX,
	MoreHorizontal,
	PhoneMissed,
	PhoneOff,
	Users,
} from "lucide-react";

export type Reason = { words: string; Icon: LucideIcon };

/** Chosen where none of the others is so: the rider says it in their own words. */
export const SOMETHING_ELSE: Reason = { words: "Something else", Icon: MoreHorizontal };

/** Why an order could not be delivered. */
export const FAILED_REASONS: readonly Reason[] = [
	{ words: "Nobody opened", Icon: DoorClosed },
	{ words: "Does not answer the phone", Icon: PhoneMissed },
	{ words: "The address is wrong", Icon: MapPinX },
	{ words: "Has no money now", Icon: Banknote },
	{ words: "Does not want it", Icon: Hand },
	SOMETHING_ELSE,
];

/** Why an order was handed over without the customer's code. */
export const NO_CODE_REASONS: readonly Reason[] = [
	{ words: "The phone is off or empty", Icon: PhoneOff },
	{ words: "Somebody else takes it", Icon: Users },
	{ words: "Finds no mail, no account", Icon: MailQuestion },
	SOMETHING_ELSE,
];
