import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { inject } from "vitest";
import { edgeUrdu } from "@/lib/server/edge/refusal.mjs";
import { translateAnswer } from "@/lib/text/messages/answers";
import { isRecord } from "./json";
import type {} from "./provide-contract";

const { calls, paths, components } = inject("contract");
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: "sabz", components });

const templates = calls.map((call) => ({
	call,
	// A fixed path is preferred to one with a value in it, as Next does.
	fixed: !call.path.includes("{"),
	pattern: new RegExp(`^${call.path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
}));

function callOf(method: string, path: string) {
	const candidates = templates.filter(
		({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(path),
	);
	return (candidates.find(({ fixed }) => fixed) ?? candidates[0])?.call;
}

const validators = new Map<string, ValidateFunction | null>();

/** What checks a JSON answer of this call and status; null where the contract says that it is no JSON. */
function validatorOf(path: string, method: string, status: number): ValidateFunction | null {
	const key = `${method} ${path} ${status}`;
	const known = validators.get(key);
	if (known !== undefined) return known;
	let schema: unknown = paths[path];
	for (const step of [method, "responses", String(status), "content", "application/json", "schema"]) {
		schema = isRecord(schema) ? schema[step] : undefined;
	}
	const text = JSON.stringify(schema)?.replaceAll('"#/components', '"sabz#/components');
	const validator = text === undefined ? null : ajv.compile(JSON.parse(text));
	validators.set(key, validator);
	return validator;
}

/** What an answer says to a person: its message, and a sentence a field. */
function textsOf(json: unknown): string[] {
	if (!isRecord(json)) return [];
	const errors = isRecord(json.errors) ? Object.values(json.errors) : [];
	return [json.message, ...errors].filter((text) => typeof text === "string");
}

/** True for a text in Urdu, and for one that has its translation. */
function hasUrdu(text: string): boolean {
	return /[ء-ے]/.test(text) || translateAnswer(text) !== null || edgeUrdu(text) !== text;
}

/** Says how an answer of the server breaks the documented contract; null when it keeps it. */
export function breachOf(method: string, address: string, status: number, json: unknown): string | null {
	const path = new URL(address, "http://shop.example").pathname;
	const isOurs = path.startsWith("/api/") || (path === "/payment/verify" && method === "POST");
	if (!isOurs) return null;
	const call = callOf(method, path);
	// Where there is no call, a changing request is refused for its origin first.
	if (!call) return [403, 404, 405].includes(status) ? null : `${method} ${path} is not documented`;
	if (!call.statuses.includes(status)) {
		return `${method} ${call.path} must not answer ${status}`;
	}
	const validate = validatorOf(call.path, call.method, status);
	if (validate && !validate(json))
		return `${method} ${call.path} ${status} is not as documented: ${ajv.errorsText(validate.errors)}`;
	const untranslated = call.speaksUrdu ? textsOf(json).filter((text) => !hasUrdu(text)) : [];
	return untranslated.length === 0
		? null
		: `${method} ${call.path} says what has no Urdu (lib/text/messages/answers): ${untranslated.join(" | ")}`;
}
