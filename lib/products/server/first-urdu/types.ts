/** What is said of one of the first goods in Urdu. */
export type FirstUrdu = {
	name: string;
	/** What earlier versions called it, when several goods had one name. */
	formerly?: string;
	description: readonly string[];
	/** Crates only: line by line as in English. */
	contents?: readonly string[];
};
