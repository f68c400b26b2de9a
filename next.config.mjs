import { join } from "node:path";

/**
 * Plain JavaScript, which a server reads without a compiler (docs/decisions/0026).
 * @type {import("next").NextConfig}
 */
const config = {
	poweredByHeader: false,
	reactStrictMode: true,
	// The gate runs tsc over everything, tests included; a shop that only runs has no test packages to check against.
	typescript: { ignoreBuildErrors: true },
	turbopack: { root: import.meta.dirname },
	// A page fetched ahead is used for half a minute at most, the least that Next allows.
	// The page of an address that leads nowhere is a document of its own: any other way every page carries it.
	experimental: {
		staleTimes: { static: 30 },
		globalNotFound: true,
		// Nothing reads them, and they are two thirds of what a build writes.
		turbopackSourceMaps: false,
		// The edge server goes by a router's headers, not by the query that Next would compare them with.
		validateRSCRequestHeaders: false,
		// A third of a start: instances that live a short time load what they are asked for.
		preloadEntriesOnStart: process.env.WARM_UP !== "off",
	},
	// In memory, and in front of it the edge server keeps what is sent, compressed (docs/decisions/0003).
	cacheHandler: join(import.meta.dirname, "lib/server/edge/page-cache.mjs"),
	// Native modules and Mongoose are loaded by Node, not bundled.
	serverExternalPackages: [
		"mongoose",
		"sharp",
		"pino",
		"prom-client",
		"@vercel/otel",
		"bcryptjs",
		"nodemailer",
		"cloudinary",
	],
	rewrites: async () => ({
		beforeFiles: [
			// A page cannot take a POST: what a wallet posts to the result page, the only request there with a body, goes to
			// the handler that reads it (api.md, Payments). A GET may name a type too, but sends no body.
			...["/payment/verify", "/ur/payment/verify"].flatMap((source) =>
				["content-length", "transfer-encoding"].map((length) => ({
					source,
					has: ["content-type", length].map((key) => ({ type: /** @type {const} */ ("header"), key })),
					destination: "/api/payment/callback",
				})),
			),
			// Where easypaisa leads the browser back to in the end, under names of its own; the result page reads ours.
			...["/payment/verify", "/ur/payment/verify"].flatMap((source) =>
				["orderRefNumber", "status", "success"].map((key) => ({
					source,
					has: [{ type: /** @type {const} */ ("query"), key }],
					destination: "/api/payment/return",
				})),
			),
			// A feed is stored in each language, and what is stored has no query.
			{
				source: "/feeds/:file(google\\.xml|meta\\.csv)",
				has: [{ type: "query", key: "lang", value: "ur" }],
				destination: "/feeds/ur/:file",
			},
			// A delivery is one of its webhook's, and may be named so.
			{
				source: "/api/seller/webhooks/:webhook/deliveries/:id/again",
				destination: "/api/seller/webhooks/deliveries/:id/again",
			},
			// Pages that there are in English alone stand in the shop's frame, which there is in both: no page has this address.
			{ source: "/ur/:page(api-docs|test-email)", destination: "/ur/ur/:page" },
		],
		// English pages stand in app/[lang] and at bare addresses (docs/decisions/0104). What is left out has routes of its
		// own with something in their names; `/en` is not, so that `/en/about` is `/en/en/about`, which leads nowhere.
		afterFiles: [
			{
				source: "/:path((?!ur(?:/|$)|(?:api|seller|wallet-simulator)/|(?:art|images)/[^/]+$).*)",
				destination: "/en/:path",
			},
		],
		fallback: [],
	}),
	// Pictures come in their widths from routes of ours (docs/decisions/0003).
	images: { unoptimized: true },
};

export default config;
