import type { Wish } from "./rules/wishes";

export const wishWords: Readonly<Record<Wish, string>> = {
	ripe_today: "Ripe for today",
	ripe_later: "Ripe in 2 to 3 days",
	small: "Small",
	large: "Large",
	firm: "Firm",
	for_cooking: "For cooking",
};
