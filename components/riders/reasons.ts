import type { LucideIcon } from "lucide-react";
import {
	Banknote,
	DoorClosed,
	Hand,
	MailQuestionMark,
	MapPinX,
	PhoneMissed,
	PhoneOff,
	Users,
} from "lucide-react";
import type { RiderReason } from "@/lib/riders/rules";

export type Reason = { reason: RiderReason; Icon: LucideIcon };

/** Why an order could not be delivered. */
export const FAILED_REASONS: readonly Reason[] = [
	{ reason: "nobodyOpened", Icon: DoorClosed },
	{ reason: "noAnswer", Icon: PhoneMissed },
	{ reason: "wrongAddress", Icon: MapPinX },
	{ reason: "noMoney", Icon: Banknote },
	{ reason: "notWanted", Icon: Hand },
];

/** Why an order was handed over without the customer's code. */
export const NO_CODE_REASONS: readonly Reason[] = [
	{ reason: "phoneOff", Icon: PhoneOff },
	{ reason: "somebodyElse", Icon: Users },
	{ reason: "noMail", Icon: MailQuestionMark },
];
