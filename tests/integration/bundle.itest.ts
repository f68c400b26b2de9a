import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "../support/words";

const STATIC = join(import.meta.dirname, "../../.next/static");

let files: string[];
let texts: Map<string, string>;

beforeAll(() => {
	files = readdirSync(STATIC, { recursive: true, encoding: "utf8" });
	const scripts = files.filter((file) => /\.(js|css|json|html|txt)$/.test(file));
	texts = new Map(scripts.map((file) => [file, readFileSync(join(STATIC, file), "utf8")]));
});

const holding = (marker: string) =>
	[...texts].flatMap(([file, text]) => (text.includes(marker) ? [file] : []));

/** The secrets that this very shop runs with, those of the simulated wallets among them. */
async function secrets(): Promise<string[]> {
	const jazzcash = await import("@/lib/payments/server/wallets/jazzcash/driver");
	const easypaisa = await import("@/lib/payments/server/wallets/easypaisa/driver");
	const { env } = await import("@/lib/server/platform/env");
	const { refreshKey } = await import("@/lib/server/cache/invalidation");
	const { JWT_SECRET, MONGODB_URI, SELLER_PASSWORD } = env();
	const merchant = jazzcash.simulatedAccount();
	const store = easypaisa.simulatedAccount();
	return [
		JWT_SECRET,
		MONGODB_URI,
		SELLER_PASSWORD,
		refreshKey(),
		merchant?.password,
		merchant?.salt,
		store?.hashKey,
		store?.password,
	].map((secret) => secret ?? "missing");
}

describe("the files that browsers get", () => {
	test("are there to be looked at, the cart's code among them", () => {
		expect(texts.size).toBeGreaterThan(10);
		expect(holding("/api/user/cart").length).toBeGreaterThan(0);
	});

	test("hold no secret", async () => {
		for (const secret of await secrets()) {
			expect(secret).not.toBe("missing");
			expect(holding(secret), secret).toEqual([]);
		}
	});

	test.each(
		wordsOf(`
		JWT_SECRET MONGODB_URI SELLER_PASSWORD SMTP_URL CLOUDINARY_URL JAZZCASH_PASSWORD
		JAZZCASH_INTEGRITY_SALT EASYPAISA_HASH_KEY EASYPAISA_PASSWORD passwordHash sessionVersion
		merchantHashedReq pp_SecureHash lib/server mongoose bcrypt jsonwebtoken nodemailer wallet-simulator:
	`),
	)("know nothing of %s", (name) => {
		expect(holding(name)).toEqual([]);
	});

	test("do not tell what they were made of", () => {
		expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
		expect(holding("sourceMappingURL=")).toEqual([]);
	});
});
