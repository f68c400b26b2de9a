import { expect, test } from "vitest";
import { encodingFor } from "./serve-cached.mjs";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["br", "br"],
	["BR;Q=1", "br"],
	["br;q=0, gzip", "gzip"],
	["br; q=0.0 , gzip;q=0", "identity"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["br;q=0.5, gzip;q=0.5", "br"],
	["identity, gzip;q=0.5", "identity"],
	["identity;q=0.5, gzip;q=0.8", "gzip"],
	["*", "br"],
	["*;q=0.5, br;q=0", "gzip"],
	["gzip;q=0, *", "br"],
	["*;q=0", "identity"],
	["x-gzip", "gzip"],
	["br;q=high", "identity"],
	["brotli, gzipped", "identity"],
	["deflate", "identity"],
])("who accepts %j is sent %s", (accepted, form) => {
	expect(encodingFor(accepted)).toBe(form);
});
