/** What riders say of a delivery that did not go as it should, as the shop is told it; their screen names them in its language. */
export const RIDER_REASONS = {
	nobodyOpened: "Nobody opened",
	noAnswer: "Does not answer the phone",
	wrongAddress: "The address is wrong",
	noMoney: "Has no money now",
	notWanted: "Does not want it",
	phoneOff: "The phone is off or empty",
	somebodyElse: "Somebody else takes it",
	noMail: "Finds no mail, no account",
} as const;

export type RiderReason = keyof typeof RIDER_REASONS;
