/** True in the campaign, which tries in full what the gate tries in part (docs/testing.md). */
export const isThorough = process.env.TESTS === "thorough";

/** These cases in the campaign; in the gate one of them, another for each call, so that all are tried on some. */
export function someOf<Case>(cases: readonly Case[], turn: number): readonly Case[] {
	return isThorough ? cases : cases.filter((_each, index) => index === turn % cases.length);
}
