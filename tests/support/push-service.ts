import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { hangUp, listening } from "./listening";

/** A push service of a test's own, and the browsers behind it: what it is given, it decrypts as they would (RFC 8188, 8291). */

export type Told = { title: string; body: string; path: string; tag: string };
export type Received = { browser: string; words: Told; headers: IncomingMessage["headers"] };

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) => {
	const prk = createHmac("sha256", salt).update(key).digest();
	return createHmac("sha256", prk)
		.update(Buffer.concat([info, Buffer.from([1])]))
		.digest()
		.subarray(0, length);
};

const SALT = 16;
const KEY_AT = 21;
const TAG = 16;

function decrypt(message: Buffer, keys: ECDH, auth: Buffer): Told {
	const salt = message.subarray(0, SALT);
	const keyLength = message[KEY_AT - 1] ?? 0;
	const sender = message.subarray(KEY_AT, KEY_AT + keyLength);
	const body = message.subarray(KEY_AT + keyLength);
	const about = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
	const secret = hkdf(auth, keys.computeSecret(sender), about, 32);
	const key = hkdf(salt, secret, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
	const nonce = hkdf(salt, secret, Buffer.from("Content-Encoding: nonce\0"), 12);
	const decipher = createDecipheriv("aes-128-gcm", key, nonce);
	decipher.setAuthTag(body.subarray(-TAG));
	const padded = Buffer.concat([decipher.update(body.subarray(0, -TAG)), decipher.final()]);
	return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8"));
}

/** How it answers a browser's messages: with a status, or not at all. */
type Answer = number | "never" | { redirect: string };

export async function startPushService() {
	const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
	const answers = new Map<string, Answer>();
	const received: Received[] = [];
	let tries = 0;
	const server = createServer(async (request, response) => {
		tries += 1;
		const name = request.url?.slice(1) ?? "";
		const body = await buffer(request);
		const answer = answers.get(name) ?? 201;
		if (answer === "never") return;
		if (typeof answer === "object") return response.writeHead(302, { location: answer.redirect }).end();
		const browser = browsers.get(name);
		if (answer === 201 && browser)
			received.push({
				browser: name,
				words: decrypt(body, browser.keys, browser.auth),
				headers: request.headers,
			});
		return response.writeHead(browser ? answer : 404).end();
	});
	const port = await listening(server);
	return {
		origin: `http://127.0.0.1:${port}`,
		received,
		tries: () => tries,
		/** What one browser was told, oldest first. */
		toldTo: (name: string) => received.filter(({ browser }) => browser === name).map(({ words }) => words),
		answerWith: (name: string, answer: Answer) => answers.set(name, answer),
		/** A PushSubscription as a new browser of this service gives it. */
		newBrowser(name: string) {
			const keys = createECDH("prime256v1");
			const p256dh = keys.generateKeys().toString("base64url");
			const auth = randomBytes(16);
			browsers.set(name, { keys, auth });
			return {
				endpoint: `http://127.0.0.1:${port}/${name}`,
				expirationTime: null,
				keys: { p256dh, auth: auth.toString("base64url") },
			};
		},
		stop: () => hangUp(server),
	};
}
