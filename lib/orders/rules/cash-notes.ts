/** The notes in which somebody says that they pay; rupees. */
export const CASH_NOTES = [500, 1000, 5000] as const;
export type CashNote = (typeof CASH_NOTES)[number];

/** How many such notes are given for so many rupees: the fewest that are enough. */
export function notesFor(toCollect: number, note: CashNote): number {
	return Math.ceil(toCollect / note);
}

/** What a rider gives back, in rupees: 0 where nothing is to be taken or nobody has said how it is paid. */
export function changeFor(toCollect: number, note: CashNote | null | undefined): number {
	return note ? notesFor(toCollect, note) * note - toCollect : 0;
}
