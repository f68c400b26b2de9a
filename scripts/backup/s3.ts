import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { regrouped } from "./bytes";
import type { Place } from "./places";

/** A part of a large object; S3 takes 10,000 of them, each of 5 MB or more but the last. */
const PART_BYTES = 8 * 1024 * 1024;
/** One request and its answer, on a slow line too; milliseconds. A backup that is read may take longer. */
const PATIENCE_MS = 300_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const plain = (escaped: string) =>
	escaped.replace(/&(?:#(x?[\da-f]+)|(\w+));/gi, (whole: string, code?: string, name = "") =>
		code ? String.fromCodePoint(Number(code.replace(/^x/i, "0x"))) : (ENTITIES[name] ?? whole),
	);

const textIn = (xml: string, tag: string) =>
	[...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) => plain(text));

/** A part of an address as it is meant; a % that escapes nothing is one. */
const unescaped = (part: string) =>
	part.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
		try {
			return decodeURIComponent(bytes);
		} catch {
			return bytes;
		}
	});

const FORM = "s3://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1";

/**
 * Any S3-compatible storage: `s3://KEY:SECRET@host/bucket/folder?region=…`, addressed by path, each request signed with
 * what it carries (SigV4). `&tls=off` speaks http, to a storage of one's own network.
 */
export function s3Place(address: string): Place {
	const url = new URL(address);
	const [bucket, ...folders] = url.pathname.split("/").filter(Boolean);
	if (!bucket || !url.username || !url.password) throw new Error(`BACKUP_URL must look like ${FORM}.`);
	const origin = `${url.searchParams.get("tls") === "off" ? "http" : "https"}://${url.host}`;
	const root = `${origin}/${bucket}`;
	/** The folder as the storage names it, and as it stands in an address. */
	const prefix = folders.map((name) => `${unescaped(name)}/`).join("");
	const folder = folders.map((name) => `${encodeURIComponent(unescaped(name))}/`).join("");
	const client = new AwsClient({
		accessKeyId: unescaped(url.username),
		secretAccessKey: unescaped(url.password),
		region: url.searchParams.get("region") ?? "us-east-1",
		service: "s3",
		retries: 3,
		initRetryMs: 500,
	});

	async function ask(
		method: string,
		path: string,
		{ body = Buffer.alloc(0), isLong = false }: { body?: Buffer; isLong?: boolean } = {},
	): Promise<Response> {
		const answer = await client.fetch(root + path, {
			method,
			body: method === "PUT" || method === "POST" ? new Uint8Array(body) : undefined,
			headers: { "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex") },
			redirect: "manual",
			signal: isLong ? undefined : AbortSignal.timeout(PATIENCE_MS),
		});
		if (answer.ok) return answer;
		const text = await answer.text();
		const why = [...textIn(text, "Code"), ...textIn(text, "Message")].join(": ");
		throw new Error(`${url.host} answered ${answer.status} to ${method} ${bucket}${path}. ${why}`.trim());
	}

	const pathOf = (name: string) => `/${folder}${name}`;

	async function writeInParts(name: string, parts: AsyncGenerator<Buffer>, first: Buffer): Promise<void> {
		const path = pathOf(name);
		const [id = ""] = textIn(await (await ask("POST", `${path}?uploads=`)).text(), "UploadId");
		const upload = `uploadId=${encodeURIComponent(id)}`;
		try {
			const tags: string[] = [];
			const send = async (part: Buffer) => {
				const answer = await ask("PUT", `${path}?partNumber=${tags.length + 1}&${upload}`, { body: part });
				tags.push(answer.headers.get("etag") ?? "");
			};
			await send(first);
			for await (const part of parts) await send(part);
			const list = tags.map(
				(tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
			);
			const whole = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
			// Answers 200 before it knows: what is wrong stands in the text.
			const said = await (await ask("POST", `${path}?${upload}`, { body: Buffer.from(whole) })).text();
			const [code] = textIn(said, "Code");
			if (code) throw new Error(`${url.host} could not put the parts of ${name} together: ${code}`);
		} catch (error) {
			await ask("DELETE", `${path}?${upload}`).catch(() => {});
			throw error;
		}
	}

	return {
		words: `s3://${url.host}/${bucket}/${folder}`,
		async list() {
			const names: string[] = [];
			for (let more = ""; ; ) {
				const asked = `?list-type=2&prefix=${encodeURIComponent(prefix)}${more}`;
				const page = await (await ask("GET", asked)).text();
				names.push(...textIn(page, "Key").map((key) => key.slice(prefix.length)));
				const [token] = textIn(page, "NextContinuationToken");
				if (!token) return names;
				more = `&continuation-token=${encodeURIComponent(token)}`;
			}
		},
		async write(name, chunks) {
			const parts = regrouped(chunks, PART_BYTES);
			const { value: first = Buffer.alloc(0) } = await parts.next();
			if (first.length < PART_BYTES) await ask("PUT", pathOf(name), { body: first });
			else await writeInParts(name, parts, first);
		},
		async read(name) {
			const { body } = await ask("GET", pathOf(name), { isLong: true });
			if (!body) throw new Error(`${url.host} gave nothing for ${name}.`);
			return Readable.from(body);
		},
		async remove(name) {
			await ask("DELETE", pathOf(name));
		},
	};
}
