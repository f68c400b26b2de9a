import "server-only";
import { CHAPTERS } from "../calls/all";
import { type Call, callerWords, refusalsOf, successSchema, successStatus } from "../calls/call";
import { apiDocument } from "./document";

export type FieldLine = { name: string; kind: string; isOptional: boolean };

export type CallText = {
	id: string;
	method: string;
	path: string;
	summary: string;
	caller: string;
	sent: FieldLine[];
	sentAs: string | null;
	answered: FieldLine[];
	success: number;
	refusals: number[];
};

type Schema = { [key: string]: unknown };

function isSchema(value: unknown): value is Schema {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function schemasIn(value: unknown): Schema[] {
	return Array.isArray(value) ? value.filter(isSchema) : [];
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Schema): string {
	const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
	const isBound = (value: unknown) => typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
	if (isBound(low) && isBound(high)) return `, ${low} to ${high}`;
	if (isBound(high)) return `, at most ${high}`;
	return isBound(low) && low !== 0 ? `, at least ${low}` : "";
}

/** What kind of value a schema takes, in a few words: "list of Product", "integer, 1 to 99". */
export function kindOf(schema: unknown): string {
	if (!isSchema(schema)) return "anything";
	if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "";
	if (Array.isArray(schema.enum)) return schema.enum.map((value) => `“${value}”`).join(", ");
	if (schema.const !== undefined) return String(schema.const);
	const choices = schemasIn(schema.anyOf ?? schema.oneOf);
	if (choices.length > 0) return [...new Set(choices.map(kindOf))].join(" or ");
	if (schema.format === "binary") return "file";
	if (schema.type === "array") return `list of ${kindOf(schema.items)}`;
	if (schema.type === "object" && isSchema(schema.properties)) {
		return `{ ${Object.keys(schema.properties).join(", ")} }`;
	}
	const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
	const format = typeof schema.format === "string" ? ` (${schema.format})` : "";
	return `${type}${format}${rangeOf(schema)}`;
}

/** The fields of an object's schema; of a choice between objects, those of each. */
function fieldsOf(schema: unknown): FieldLine[] {
	if (!isSchema(schema)) return [];
	const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
	const own = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
	const fields = own.map(([name, field]) => ({
		name,
		kind: kindOf(field),
		isOptional: !required.includes(name),
	}));
	const all = [...fields, ...schemasIn(schema.oneOf ?? schema.anyOf).flatMap(fieldsOf)];
	return [...new Map(all.map((field) => [field.name, field])).values()];
}

function at(value: unknown, ...path: string[]): unknown {
	return path.reduce((inner, key) => (isSchema(inner) ? inner[key] : undefined), value);
}

function textOf(call: Call): CallText {
	const { method, path, summary, body, success } = call;
	const operation = at(apiDocument().paths[path], method);
	const status = successStatus(call);
	const query = schemasIn(at(operation, "parameters")).filter((parameter) => parameter.in === "query");
	const sent = body ? fieldsOf(at(operation, "requestBody", "content", body.type, "schema")) : [];
	const answer = at(operation, "responses", String(status), "content", "application/json", "schema");
	return {
		id: String(at(operation, "operationId")),
		method: method.toUpperCase(),
		path,
		summary,
		caller: callerWords(call),
		sent: [
			...query.map(({ name, schema }) => ({ name: `?${name}`, kind: kindOf(schema), isOptional: true })),
			...sent,
		],
		sentAs: body?.type ?? null,
		answered: successSchema(success) ? fieldsOf(answer) : [],
		success: status,
		refusals: refusalsOf(call),
	};
}

/** The named shapes that answers are made of. */
export function readShapes(): { name: string; fields: FieldLine[] }[] {
	return Object.entries(apiDocument().components.schemas).map(([name, schema]) => ({
		name,
		fields: fieldsOf(schema),
	}));
}

/** The whole contract in words, chapter by chapter. */
export function readChapters(): { name: string; id: string; calls: CallText[] }[] {
	return CHAPTERS.map(({ name, calls }) => ({
		name,
		id: name.toLowerCase().replaceAll(" ", "-"),
		calls: calls.map(textOf),
	}));
}
