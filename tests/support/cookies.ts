import jwt from "jsonwebtoken";
import { ObjectId } from "mongodb";
import { database } from "./database";
import { newCustomer, sellerCookies } from "./people";

const NAMES = { customer: "sabz_session", seller: "sabz_seller" } as const;
const DAY = 24 * 3600;

type Kind = keyof typeof NAMES;

/** A session cookie of the wanted kind among those of an answer: its token. */
function tokenOf(kind: Kind, cookies: string): string {
	const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${NAMES[kind]}=`));
	if (!pair) throw new Error(`no ${kind}'s cookie in ${cookies}`);
	return pair.slice(NAMES[kind].length + 1);
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The cookies of someone who may come in, and of everyone who tries to pass for them, by what is wrong with theirs. */
export async function visitorsOf(
	kind: Kind,
): Promise<{ good: string; bad: Record<string, string | undefined> }> {
	const customer = await newCustomer();
	const cookies = { customer: customer.cookies, seller: await sellerCookies() };
	const other: Kind = kind === "customer" ? "seller" : "customer";
	const token = tokenOf(kind, cookies[kind]);
	const claims = jwt.decode(token, { json: true }) ?? {};
	const secret = process.env.JWT_SECRET ?? "";
	const now = Math.floor(Date.now() / 1000);
	const sign = (changes: object, key = secret, algorithm: jwt.Algorithm = "HS256") =>
		jwt.sign({ ...claims, ...changes }, key, { algorithm });
	const [head = "", body = "", signature = ""] = token.split(".");
	const none = `${encoded({ alg: "none", typ: "JWT" })}.${body}.`;

	const leaver = await newCustomer();
	if (kind === "customer") {
		const users = (await database()).collection("users");
		await users.updateOne({ _id: new ObjectId(leaver._id) }, { $inc: { sessionVersion: 1 } });
	}
	const tokens: Record<string, string> = {
		"a forged signature": `${head}.${body}.${signature.split("").reverse().join("")}`,
		"another secret": sign({}, "another-secret-of-more-than-thirty-two-letters"),
		"an expired session": sign({ iat: now - DAY, exp: now - 1 }),
		"no signature": none,
		"no signature, kept": `${none}${signature}`,
		"another algorithm": sign({}, secret, "HS512"),
		"an old version": kind === "customer" ? tokenOf(kind, leaver.cookies) : sign({ version: "old" }),
		"nobody's name": sign({
			sub: kind === "customer" ? new ObjectId().toHexString() : "x@sabz.example",
			version: "0",
		}),
		"the other kind's session": tokenOf(other, cookies[other]),
		rubbish: "rubbish",
	};
	const bad = Object.entries(tokens).map(([what, value]) => [what, `${NAMES[kind]}=${value}`] as const);
	return {
		good: cookies[kind],
		bad: { "no cookie": undefined, "the other's cookie": cookies[other], ...Object.fromEntries(bad) },
	};
}
