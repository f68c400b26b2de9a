import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { hangUp, listening } from "./listening";

const CLOUD = "test-cloud";
const KEY = "key-of-tests";
const SECRET = "secret-of-tests";

export type CloudinaryFault = "error" | "garbage" | "elsewhere";

/** The words that an upload signs: all it sends but these, sorted. */
const UNSIGNED = ["file", "api_key", "signature", "cloud_name", "resource_type"];

function signatureOf(form: FormData): string {
	const signed = [...form]
		.filter(([name]) => !UNSIGNED.includes(name))
		.map(([name, value]) => `${name}=${value}`)
		.sort();
	return createHash("sha1")
		.update(`${signed.join("&")}${SECRET}`)
		.digest("hex");
}

/** A stand-in for Cloudinary's upload API, on a port of its own: checks the signature and keeps what it is sent. */
export async function startCloudinary() {
	const kept = new Map<string, Buffer>();
	const state: { fault: CloudinaryFault | null; uploads: number } = { fault: null, uploads: 0 };

	async function answer(form: FormData): Promise<[status: number, body: unknown]> {
		const file = form.get("file");
		if (form.get("api_key") !== KEY || form.get("signature") !== signatureOf(form)) {
			return [401, { error: { message: "Invalid Signature" } }];
		}
		if (state.fault === "error" || !(file instanceof File)) {
			return [500, { error: { message: "Something is wrong here" } }];
		}
		const id = `${form.get("folder")}/${form.get("public_id")}`;
		if (!kept.has(id)) kept.set(id, Buffer.from(await file.arrayBuffer()));
		const origin = state.fault === "elsewhere" ? "https://elsewhere.example" : "https://res.cloudinary.com";
		return [200, { public_id: id, secure_url: `${origin}/${CLOUD}/image/upload/v1/${id}.webp` }];
	}

	const server = createServer(async (request, response) => {
		state.uploads += 1;
		if (request.url !== `/v1_1/${CLOUD}/image/upload`) return response.writeHead(404).end("{}");
		if (state.fault === "garbage") return response.end("<html>Service unavailable</html>");
		const headers = { "content-type": request.headers["content-type"] ?? "" };
		const form = await new Response(await buffer(request), { headers }).formData();
		const [status, body] = await answer(form);
		return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	const port = await listening(server);

	return {
		kept,
		state,
		/** The setting CLOUDINARY_URL for this server. */
		url: `cloudinary://${KEY}:${SECRET}@${CLOUD}?upload_prefix=http://127.0.0.1:${port}`,
		stop: () => hangUp(server),
	};
}
