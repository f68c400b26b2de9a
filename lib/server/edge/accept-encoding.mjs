/** The weights (RFC 9110, 12.4.2) in an Accept-Encoding header, by name; what cannot be read is not accepted. @param {string} header */
function weightsOf(header) {
	return new Map(
		header.split(",").map((entry) => {
			const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
			const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
			return [name.replace(/^x-gzip$/, "gzip"), Number(weight) || 0];
		}),
	);
}

/**
 * The form in which a visitor is sent what is kept in all three: the one that they weigh most, of equal ones the smallest.
 * @param {string | undefined} header Accept-Encoding
 * @returns {"br" | "gzip" | "identity"}
 */
export function encodingFor(header = "") {
	const weights = weightsOf(header);
	const others = weights.get("*") ?? 0;
	const br = weights.get("br") ?? others;
	const gzip = weights.get("gzip") ?? others;
	// Plain is accepted by everybody, though by nobody who does not say so before a compressed form.
	const plain = weights.get("identity") ?? 0;
	const most = Math.max(br, gzip, plain);
	if (most === 0) return "identity";
	if (br === most) return "br";
	return gzip === most ? "gzip" : "identity";
}
