import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { hangUp, listening } from "./listening";

const [KEY, SECRET, REGION] = ["key-of-tests", "secret/of+tests", "eu-test-1"];
const SKEW_MS = 15 * 60_000;

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();

/** Why a request is not let in, by AWS's own rules (Signature Version 4); null where it is signed as it must be. */
function refusalOf({ method, url = "", headers }: IncomingMessage, body: Buffer): string | null {
	const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
	const [, credential = "", names = "", signature] = form.exec(headers.authorization ?? "") ?? [];
	const time = String(headers["x-amz-date"]);
	const [id, ...scope] = credential.split("/");
	if (id !== KEY) return "InvalidAccessKeyId";
	if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
	const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
	if (!(Math.abs(sent - Date.now()) < SKEW_MS)) return "RequestTimeTooSkewed";
	for (const needed of ["host", "x-amz-date", "x-amz-content-sha256"])
		if (!names.split(";").includes(needed)) return "AccessDenied";
	const [path = "", query = ""] = url.split("?");
	const canonical = [
		method,
		path,
		query.split("&").filter(Boolean).toSorted().join("&"),
		...names.split(";").map((name) => `${name}:${headers[name]}`),
		"",
		names,
		sha256(body),
	].join("\n");
	const toSign = ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(canonical)].join("\n");
	const key = [time.slice(0, 8), REGION, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
	return hmac(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

/** A stand-in for an S3-compatible storage with one bucket, which lets in only what is signed. */
export async function startS3() {
	const kept = new Map<string, Buffer>();
	const uploads = new Map<string, Map<number, Buffer>>();
	const state = { requests: 0, partsWritten: 0, isBroken: false };

	function list(prefix: string): string {
		const keys = [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted();
		const listed = keys.map(
			(key) => `<Contents><Key>${key.replaceAll("&", "&amp;").replaceAll("+", "&#43;")}</Key></Contents>`,
		);
		return `<ListBucketResult>${listed.join("")}</ListBucketResult>`;
	}

	function act(method: string, key: string, asked: URLSearchParams, body: Buffer): [number, Buffer | string] {
		const id = asked.get("uploadId");
		const parts = uploads.get(id ?? "");
		if (method === "GET" && key === "") return [200, list(asked.get("prefix") ?? "")];
		if (method === "POST" && asked.has("uploads")) {
			const made = `upload-${uploads.size}`;
			uploads.set(made, new Map());
			return [200, `<UploadId>${made}</UploadId>`];
		}
		if (method === "PUT" && parts) {
			state.partsWritten += 1;
			parts.set(Number(asked.get("partNumber")), body);
			return [200, ""];
		}
		if (method === "POST" && parts) {
			const named = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, at]) =>
				parts.get(Number(at)),
			);
			kept.set(key, Buffer.concat(named.flatMap((part) => part ?? [])));
			return [200, "<CompleteMultipartUploadResult/>"];
		}
		if (method === "PUT") kept.set(key, body);
		if (method === "DELETE") return [204, String(kept.delete(key) && "")];
		const found = kept.get(key);
		return found ? [200, method === "GET" ? found : ""] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
	}

	const server = createServer(async (request, answer) => {
		state.requests += 1;
		const body = await buffer(request);
		const refusal = state.isBroken ? "ServiceUnavailable" : refusalOf(request, body);
		if (refusal) return answer.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
		const { pathname, searchParams } = new URL(request.url ?? "", "http://s3");
		const [, bucket, ...key] = pathname.split("/");
		if (bucket !== "shop") return answer.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
		const name = key.map(decodeURIComponent).join("/");
		const [status, said] = act(request.method ?? "", name, searchParams, body);
		return answer.writeHead(status, { etag: `"${sha256(body)}"` }).end(said);
	});
	const port = await listening(server);
	const host = `127.0.0.1:${port}`;

	return {
		kept,
		state,
		/** The setting BACKUP_URL for a folder of the bucket; with another secret nobody is let in. */
		url: (secret = SECRET) =>
			`s3://${KEY}:${encodeURIComponent(secret)}@${host}/shop/night?region=${REGION}&tls=off`,
		stop: () => hangUp(server),
	};
}
