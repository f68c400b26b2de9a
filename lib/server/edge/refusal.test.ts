import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { CLOSED_WORDS } from "../platform/process.mjs";
import { refusalOf, unreadable } from "./refusal.mjs";

function request(language?: string, method = "GET"): IncomingMessage {
	const made = new IncomingMessage(new Socket());
	return Object.assign(made, { method, url: "/", headers: { "accept-language": language } });
}

const MESSAGES = [
	CLOSED_WORDS,
	"Too many requests. Please wait a moment and try again.",
	"This call cannot be made with PATCH",
	unreadable(request(undefined, "TRACE"))?.message ?? "",
	unreadable(Object.assign(request(), { url: "//" }))?.message ?? "This request cannot be read",
];

test.each(MESSAGES)("%s is said in the language that is asked for", (message) => {
	expect(refusalOf(request(), message)).toEqual({
		headers: { "content-type": "application/json", "content-language": "en", vary: "accept-language" },
		body: JSON.stringify({ success: false, message }),
	});
	const urdu = refusalOf(request("ur-PK, en;q=0.5"), message);
	expect(urdu.headers["content-language"]).toBe("ur");
	const said: unknown = JSON.parse(urdu.body).message;
	expect(said).toMatch(/[ء-ے]/);
	expect(String(said).replace(/\b(PATCH|TRACE)\b/, "")).not.toMatch(/[A-Za-z]/);
});
