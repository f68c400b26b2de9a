import "server-only";
import { z } from "zod";
import { idempotencyKeyField } from "@/lib/orders/schema/order";
import { order } from "@/lib/orders/shapes";
import { listFault } from "@/lib/products/shapes";
import { LANGUAGES } from "@/lib/text/language";
import { CHAPTERS } from "../calls/all";
import {
	type Call,
	type Proof,
	refusalsOf,
	rolesFor,
	successSchema,
	successStatus,
	WHO,
} from "../calls/call";
import { shortage } from "../calls/shapes";
import { COOKIES } from "../http/session";

/**
 * Every call that fails says so in one shape; `errors` has a sentence for each field that broke a rule, `order` is the
 * one that a cart has become already.
 */
const failure = z
	.object({
		success: z.literal(false),
		message: z.string(),
		errors: z.record(z.string(), z.string()).optional(),
		order: order.optional(),
		shortages: shortage.array().optional(),
		/** The lines of a file that could not be taken. */
		faults: listFault.array().optional(),
		/** The same lines as they stand in the file, as CSV, with what is wrong beside them. */
		faultyLines: z.string().optional(),
		requestId: z.string().optional(),
		/** After so many seconds another code is sent. */
		resendAfter: z.int().optional(),
	})
	.meta({ id: "Failure" });

const REFUSALS: Record<number, string> = {
	400: "The input breaks a rule; `errors` says which field",
	401: "Not signed in, or wrong credentials",
	403: "Not allowed, or not sent from the shop's own pages",
	404: "No such thing, or not yours",
	409: "A conflict with the present state",
	413: "Too large",
	415: "Wrong content type",
	429: "Too many tries; Retry-After says when",
	500: "Our fault; the request id is in the body",
	503: "The database or a provider is out of reach; Retry-After says when",
};

/** What lets a call be made, each by itself; one that anyone may make needs none. */
function securityOf({ who, scopes = [] }: Call): object[] {
	const proof: readonly Proof[] = WHO[who].proof;
	const open = proof.length === 0 && scopes.length > 0 ? [{}] : [];
	return [
		...open,
		...proof.map((scheme) => ({ [scheme]: [] })),
		...scopes.map((scope) => ({ bearer: [scope] })),
	];
}

type Json = { [key: string]: unknown };

/** Turns schemas into JSON Schema 2020-12 and gathers the named ones under components. */
class Schemas {
	readonly named: Json = {};

	of(schema: z.ZodType, io: "input" | "output"): Json {
		const { $schema, $defs, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
		Object.assign(this.named, this.#moved($defs ?? {}));
		return this.#moved(json);
	}

	#moved(json: object): Json {
		return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
	}
}

function parametersOf({ path, query, idempotent }: Call, schemas: Schemas): Json[] {
	const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
	const inPath = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
	const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
		name,
		in: "query",
		required: !schema.safeParse(undefined).success,
		schema: schemas.of(schema, "input"),
	}));
	const key = {
		name: "Idempotency-Key",
		in: "header",
		required: false,
		schema: schemas.of(idempotencyKeyField, "input"),
	};
	return [...inPath, ...inQuery, ...(idempotent ? [key] : []), { $ref: "#/components/parameters/Language" }];
}

function answersOf(call: Call, schemas: Schemas): Json {
	const headers = {
		"x-request-id": { $ref: "#/components/headers/RequestId" },
		"content-language": { $ref: "#/components/headers/Language" },
	};
	const refused = Object.fromEntries(
		refusalsOf(call).map((status) => [
			status,
			{
				description: REFUSALS[status] ?? "Refused",
				headers,
				content: { "application/json": { schema: schemas.of(failure, "output") } },
			},
		]),
	);
	const { success } = call;
	if (success === "redirect") {
		return { [successStatus(call)]: { description: "On to the result page", headers }, ...refused };
	}
	const schema = successSchema(success);
	const type = "type" in success ? success.type : "application/json";
	const file = "file" in success && success.file ? { [success.file]: {} } : {};
	const content = { [type]: schema ? { schema: schemas.of(schema, "output") } : {}, ...file };
	return { [successStatus(call)]: { description: "Done", headers, content }, ...refused };
}

function operationOf(call: Call, chapter: string, schemas: Schemas): Json {
	const { method, path, summary, body } = call;
	const parameters = parametersOf(call, schemas);
	const roles = rolesFor(call);
	return {
		operationId: `${method}${path.replace(/[^A-Za-z0-9]+/g, "_")}`,
		tags: [chapter],
		summary,
		security: securityOf(call),
		...(roles ? { "x-roles": roles } : {}),
		...(parameters.length > 0 ? { parameters } : {}),
		...(body
			? {
					requestBody: {
						required: !body.isOptional,
						content: Object.fromEntries(
							[
								[body.type, body.schema] as const,
								...(body.alsoType ? [[body.alsoType, body.alsoSchema ?? body.schema] as const] : []),
							].map(([type, schema]) => [type, { schema: schemas.of(schema, "input") }]),
						),
					},
				}
			: {}),
		responses: answersOf(call, schemas),
	};
}

function cookieScheme(name: string): Json {
	return { type: "apiKey", in: "cookie", name, description: `Over https the name is __Host-${name}` };
}

function build() {
	const schemas = new Schemas();
	const paths: Record<string, Json> = {};
	for (const { name, calls } of CHAPTERS) {
		for (const call of calls) {
			paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, name, schemas) };
		}
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Sabz",
			version: "1.0.0",
			description: "The HTTP contract of the shop. Money in whole rupees, times in ISO 8601 and UTC.",
		},
		tags: CHAPTERS.map(({ name }) => ({ name })),
		paths,
		components: {
			schemas: schemas.named,
			parameters: {
				Language: {
					name: "Accept-Language",
					in: "header",
					required: false,
					description:
						"In which language `message` and `errors` are: Urdu where `ur` is wanted most, else English. The seller's calls are in English",
					schema: { type: "string", default: "en" },
				},
			},
			headers: {
				Language: {
					description: "The language of `message` and `errors`, where there are any",
					schema: { enum: LANGUAGES },
				},
				RequestId: {
					description: "Names this request in the log; a sane one that was sent comes back",
					schema: { type: "string" },
				},
			},
			securitySchemes: {
				customer: cookieScheme(COOKIES.customer),
				seller: cookieScheme(COOKIES.seller),
				bearer: {
					type: "http",
					scheme: "bearer",
					description:
						"A key of the owner's (`sabz_…`) with one of the named scopes: no origin check, no cookie, and a limit of its own. Any other call refuses it with 403, and an unknown key is a 401. Where no scope is named: a token of the shop itself",
				},
			},
		},
	};
}

let built: ReturnType<typeof build> | undefined;

/** The whole contract as an OpenAPI 3.1 document, made once from the schemas that the server itself reads with. */
export function apiDocument(): ReturnType<typeof build> {
	built ??= build();
	return built;
}
