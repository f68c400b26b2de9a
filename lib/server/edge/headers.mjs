/** Paths of pictures, which mails and other sites may show. */
const PICTURES = /^\/(images\/|art\/|icons\/|icon\.svg$|apple-icon)|opengraph-image/;

/** What the shop's pages never ask a device for. Only what every Chromium knows: of anything else it complains on each page. */
const UNUSED = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "midi", "hid"];

const ALWAYS = /** @type {const} */ ([
	["x-content-type-options", "nosniff"],
	["x-frame-options", "DENY"],
	["referrer-policy", "strict-origin-when-cross-origin"],
	["permissions-policy", UNUSED.map((feature) => `${feature}=()`).join(", ")],
	["cross-origin-opener-policy", "same-origin"],
	["x-permitted-cross-domain-policies", "none"],
]);
/** Two years, in seconds. Subdomains are the owner's to decide. */
const HSTS = ["strict-transport-security", "max-age=63072000"];

/** The headers that every answer under this path has, besides its policy. @param {string} path @param {boolean} isHttps */
export function headersOf(path, isHttps) {
	const sharing = PICTURES.test(path) ? "cross-origin" : "same-origin";
	return [...ALWAYS, ["cross-origin-resource-policy", sharing], ...(isHttps ? [HSTS] : [])];
}
