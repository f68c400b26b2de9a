import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { z } from "zod";
import { withoutIsolates } from "@/lib/text/isolate";
import { ShopError } from "../platform/errors";
import { failure, ok } from "./answer";
import { clientAddress } from "./origin";
import { readJson, readPictureForm } from "./read";

const json = async (answer: Response) => JSON.parse(await answer.text());

describe("an answer", () => {
	it("says in Urdu what is for people, and leaves all else as it is", async () => {
		const order = { number: "SBZ-3F9A2C", status: "Packed", note: "Saved" };
		const answer = ok({ order, message: "Your order was cancelled" }, 201, "ur");
		expect(answer.status).toBe(201);
		expect(answer.headers.get("content-language")).toBe("ur");
		expect(await json(answer)).toEqual({ success: true, order, message: "آپ کا آرڈر منسوخ ہو گیا" });
	});

	it("says so of what was refused, field by field", async () => {
		const error = new ShopError("invalid", "Password is required", {
			errors: { password: "Password is required", email: "Please enter a valid email address" },
			retryAfter: 7,
		});
		const answer = failure(error, "request-1", "ur");
		expect(Object.fromEntries(answer.headers)).toMatchObject({ vary: "accept-language", "retry-after": "7" });
		expect(await json(answer)).toEqual({
			success: false,
			message: "پاس ورڈ لکھیں",
			errors: { password: "پاس ورڈ لکھیں", email: "درست ای میل لکھیں" },
		});
	});

	it("calls a product in Urdu by its Urdu name", async () => {
		const error = new ShopError("conflict", "Only 3 Kiwi are left", { urduNamed: "Only 3 کیوی are left" });
		const { message } = await json(failure(error, "request-1", "ur"));
		expect(withoutIsolates(message)).toBe("کیوی: صرف 3 باقی");
		expect(await json(failure(error, "request-1"))).toEqual({
			success: false,
			message: "Only 3 Kiwi are left",
		});
	});

	it("is the specification's English to the letter for everybody else", async () => {
		const answer = ok({ message: "Your order was cancelled" });
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-language": "en",
			vary: "accept-language",
		});
		expect(await json(answer)).toEqual({ success: true, message: "Your order was cancelled" });
		expect(await json(failure(new ShopError("conflict", "Saved"), "request-1"))).toEqual({
			success: false,
			message: "Saved",
		});
	});

	it("keeps words that nobody has translated, rather than none, and says that they are English", async () => {
		const answer = ok({ message: "Order marked as paid successfully!" }, 200, "ur");
		expect(answer.headers.get("content-language")).toBe("en");
		expect(await json(answer)).toMatchObject({ message: "Order marked as paid successfully!" });
		expect(ok({ orders: [] }, 200, "ur").headers.get("content-language")).toBe("ur");
	});
});

it("reads half of a pair as it is stored, in whatever field, and whole pairs as they are", async () => {
	const body = String.raw`{"notes":["a\ud800","\udc00b","\ud83e\udd6d"]}`;
	const headers = { "content-type": "application/json" };
	const request = new Request("http://localhost/", { method: "POST", headers, body });
	const read = await readJson(request, z.object({ notes: z.string().array() }));
	expect(read).toEqual({ notes: ["a\ufffd", "\ufffdb", "🥭"] });
});

const WORDS = { noForm: "No form", noJson: "No JSON", tooMany: "Too many pictures" };

function read(form: FormData) {
	const request = new Request("http://localhost/", { method: "POST", body: form });
	const schema = z.object({ note: z.string() });
	return readPictureForm(request, { field: "report", schema, files: "pictures", most: 3, words: WORDS });
}

/** A form with its field, three pictures and so many parts that nobody asked for. */
function formWith(others: number): FormData {
	const form = new FormData();
	form.set("report", JSON.stringify({ note: "Soft" }));
	for (const name of ["a", "b", "c"]) form.append("pictures", new Blob([name]), `${name}.jpg`);
	for (let count = 0; count < others; count += 1) form.append(`x${count}`, "1");
	return form;
}

test("a form of ten parts is read", async () => {
	const { fields, files } = await read(formWith(6));
	expect(fields).toEqual({ note: "Soft" });
	expect(files.map(String)).toEqual(["a", "b", "c"]);
});

test("a form's field is read as well where it comes as a file of JSON", async () => {
	const form = formWith(0);
	form.set("report", new Blob([JSON.stringify({ note: "Firm" })], { type: "application/json" }));
	expect(await read(form)).toMatchObject({ fields: { note: "Firm" } });
	form.set("report", new Blob(["{"]));
	await expect(read(form)).rejects.toThrow(WORDS.noJson);
});

test("a form of more parts is refused, and not taken apart", async () => {
	const takenApart = vi.spyOn(Response.prototype, "formData");
	await expect(read(formWith(7))).rejects.toThrow("Too many pictures");
	expect(takenApart).not.toHaveBeenCalled();
});

const from = (forwarded?: string) =>
	clientAddress(new Headers(forwarded ? { "x-forwarded-for": forwarded } : {}));

describe("the address that a request is counted under", () => {
	test.each([
		["6.6.6.6, 203.0.113.7", "203.0.113.7"],
		["2001:DB8:1:2::9", "2001:db8:1:2"],
		[undefined, "unknown"],
	])("%s counts as %s", (forwarded, expected) => {
		expect(from(forwarded)).toBe(expected);
	});
});

const OLD = "the-secret-that-was-used-until-yesterday";
const NEW = "the-secret-that-is-used-from-today-onwards";

/** The sessions of a process that runs with these secrets. */
async function sessionsWith(secret: string, previous = "") {
	vi.resetModules();
	Object.assign(process.env, {
		MONGODB_URI: "mongodb://db.example/sabz",
		DEMO: "1",
		JWT_SECRET: secret,
		JWT_SECRET_PREVIOUS: previous,
	});
	return import("./session");
}

let signedBefore: string;
beforeEach(async () => {
	const { signSession } = await sessionsWith(OLD);
	signedBefore = signSession("customer", "66a000000000000000000001", "0", "session-1");
});

test("a session outlives a new secret while the one before is named", async () => {
	const { readSession, signSession } = await sessionsWith(NEW, OLD);
	expect(readSession("customer", signedBefore)).toMatchObject({ sub: "66a000000000000000000001" });
	const signedNow = signSession("customer", "66a000000000000000000001", "0", "session-1");
	const later = await sessionsWith(NEW);
	expect(later.readSession("customer", signedNow)).not.toBeNull();
});

test("and ends with it otherwise", async () => {
	const { readSession } = await sessionsWith(NEW);
	expect(readSession("customer", signedBefore)).toBeNull();
});

test("the secret before opens nothing for another audience, and no other secret does", async () => {
	const { readSession } = await sessionsWith(NEW, OLD);
	expect(readSession("seller", signedBefore)).toBeNull();
	const elsewhere = await sessionsWith("a-secret-that-this-shop-has-never-used");
	const forged = elsewhere.signSession("customer", "66a000000000000000000001", "0", "session-1");
	const { readSession: readAgain } = await sessionsWith(NEW, OLD);
	expect(readAgain("customer", forged)).toBeNull();
});
