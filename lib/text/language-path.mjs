/** With what the addresses of Urdu pages begin. */
export const URDU_PREFIX = "/ur";

/** The address of the Urdu page of an English path: `/ur/cart` for `/cart`, `/ur` for `/`. @param {string} path */
export function urduPath(path) {
	return URDU_PREFIX + path.replace(/^\/(?=[?#]|$)/, "");
}

/**
 * How much a part of the header wants its language: 1 where it does not say, 0 for what is no number.
 * @param {string[]} parameters
 */
function weightOf(parameters) {
	const said = parameters.find((parameter) => /^q=/i.test(parameter));
	if (said === undefined) return 1;
	const weight = Number(said.slice(2));
	return weight >= 0 && weight <= 1 ? weight : 0;
}

/**
 * Which of the shop's languages a request asks for, by its `Accept-Language` (RFC 9110, 12.5.4): Urdu where it wants
 * English less, or names it later; in all else English.
 * @param {string | null | undefined} header
 * @returns {import("./language").Language}
 */
export function preferredLanguage(header) {
	if (!header || !/\bur\b/i.test(header)) return "en";
	const [first] = header
		.split(",")
		.map((part) => part.split(";").map((text) => text.trim()))
		.map(([tag = "", ...parameters]) => ({
			language: tag.split("-")[0]?.toLowerCase() ?? "",
			weight: weightOf(parameters),
		}))
		.filter(({ language, weight }) => weight > 0 && ["ur", "en", "*"].includes(language))
		.toSorted((a, b) => b.weight - a.weight);
	return first?.language === "ur" ? "ur" : "en";
}
