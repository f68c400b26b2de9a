import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { type Answer, api } from "./api";
import { baseUrl } from "./target";

/** A device that holds passkeys (WebAuthn, ES256), as far as a server sees one. */

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | Uint8Array) => Buffer.from(data).toString("base64url");

function challengeOf({ json: { options } }: Answer): string {
	if (typeof options !== "object" || options === null || !("challenge" in options)) {
		throw new Error(`no challenge was given: ${JSON.stringify(options)}`);
	}
	return String(options.challenge);
}

function clientData(type: "webauthn.create" | "webauthn.get", challenge: string): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge, origin: new URL(baseUrl()).origin }));
}

/** A device with one passkey, for the account that takes it. */
export function newAuthenticator() {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const id = randomBytes(16);
	let counter = 0;

	function authenticatorData(flags: number): Buffer {
		counter += 1;
		const head = Buffer.alloc(5);
		head.writeUInt8(flags, 0);
		head.writeUInt32BE(counter, 1);
		return Buffer.concat([sha256(new URL(baseUrl()).hostname), head]);
	}

	const credential = {
		id: base64url(id),
		rawId: base64url(id),
		type: "public-key",
		clientExtensionResults: {},
	};

	function attestation(challenge: string) {
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]);
		const authData = Buffer.concat([
			authenticatorData(USER_PRESENT_AND_VERIFIED | HAS_CREDENTIAL),
			Buffer.alloc(16),
			Buffer.from([0, id.length]),
			id,
			isoCBOR.encode(key),
		]);
		const object = new Map<string, string | Uint8Array | Map<string, string>>([
			["fmt", "none"],
			["attStmt", new Map<string, string>()],
			["authData", authData],
		]);
		return {
			...credential,
			response: {
				clientDataJSON: base64url(clientData("webauthn.create", challenge)),
				attestationObject: base64url(isoCBOR.encode(object)),
			},
		};
	}

	function assertion(challenge: string) {
		const authData = authenticatorData(USER_PRESENT_AND_VERIFIED);
		const data = clientData("webauthn.get", challenge);
		return {
			...credential,
			response: {
				clientDataJSON: base64url(data),
				authenticatorData: base64url(authData),
				signature: base64url(sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey)),
			},
		};
	}

	return {
		id: credential.id,
		/** Makes the passkey that a `…/passkeys/begin` asked for and sends it. */
		add(side: "user" | "seller", cookies: string, begun: Answer): Promise<Answer> {
			const body = { name: "Phone", response: attestation(challengeOf(begun)) };
			return api("POST", `/api/${side}/passkeys`, { cookies, body });
		},
		/** Signs in by the passkey. */
		async login(side: "user" | "seller"): Promise<Answer> {
			const begun = await api("POST", `/api/${side}/login/passkey/begin`);
			return api("POST", `/api/${side}/login/passkey`, {
				body: { response: assertion(challengeOf(begun)) },
			});
		},
	};
}

/** Adds a passkey to an account with what its `begin` asks for; gives the device. */
export async function withPasskey(
	side: "user" | "seller",
	cookies: string,
	proof: { password: string; code?: string } | { code: string },
) {
	const device = newAuthenticator();
	const begun = await api("POST", `/api/${side}/passkeys/begin`, { cookies, body: proof });
	const added = await device.add(side, cookies, begun);
	if (added.status !== 201) throw new Error(`the passkey was not added: ${added.text}`);
	return device;
}
