import { join } from "node:path";
import type { NextConfig } from "next";
import { PICTURE_QUALITY, PICTURE_WIDTHS } from "./lib/domain/picture";
import { picturePatterns } from "./lib/server/images/origins.mjs";

const config: NextConfig = {
	poweredByHeader: false,
	reactStrictMode: true,
	// The browser never needs to know which files the shop is made of; `npm run bench -- coverage` does.
	productionBrowserSourceMaps: process.env.BROWSER_SOURCE_MAPS === "1",
	// The gate runs tsc over everything, tests included; a shop that only runs has no test packages to check against.
	typescript: { ignoreBuildErrors: true },
	turbopack: { root: import.meta.dirname },
	// Cached pages live in memory: what was on disk could be older than the database after a restart.
	// A page fetched ahead is used for half a minute at most, the least that Next allows.
	// The page of an address that leads nowhere is a document of its own: any other way every page carries it.
	experimental: { isrFlushToDisk: false, staleTimes: { static: 30 }, globalNotFound: true },
	// In bytes; in front of it the door keeps what is sent, compressed (docs/decisions/0035).
	cacheMaxMemorySize: 32_000_000,
	cacheHandler: join(import.meta.dirname, "lib/server/door/page-cache.mjs"),
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
	// A page cannot take a POST: what a wallet posts to the result page, the only request there with a body, goes to
	// the handler that reads it (api.md, Payments).
	rewrites: async () => ({
		beforeFiles: [
			{
				source: "/payment/verify",
				has: [{ type: "header", key: "content-type" }],
				destination: "/api/payment/callback",
			},
		],
		afterFiles: [],
		fallback: [],
	}),
	images: {
		remotePatterns: picturePatterns(process.env.CLOUDINARY_URL),
		localPatterns: [{ pathname: "/images/**" }, { pathname: "/art/**" }],
		// AVIF is a little smaller, but making it takes a small server seconds a picture.
		formats: ["image/webp"],
		deviceSizes: [...PICTURE_WIDTHS],
		imageSizes: [],
		qualities: [PICTURE_QUALITY],
		minimumCacheTTL: 2_678_400,
	},
};

export default config;
