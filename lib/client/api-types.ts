import type { z } from "zod";
import type { StatedCall } from "@/lib/server/calls/all";
import type { Body, Call, PathParams } from "@/lib/server/calls/call";

/** What a browser may ask of the shop, read off the table of all calls: types alone, nothing of them is sent to it. */
type NameOf<C> = C extends Call ? `${Uppercase<C["method"]>} ${C["path"]}` : never;
type Calls = { [C in StatedCall as NameOf<C>]: C };

/** A call's method and path: "PUT /api/seller/coupons/{id}". */
export type CallName = keyof Calls;

export type AnswerTo<Name extends CallName> = Calls[Name]["success"] extends {
	fields: infer Fields extends z.ZodRawShape;
}
	? z.output<z.ZodObject<Fields>>
	: Calls[Name]["success"] extends { json: infer Json extends z.ZodType }
		? z.output<Json>
		: unknown;

/** What a form has so far: what is missing is null, and the shop says so. */
type Draft<Fields> = { [Field in keyof Fields]: Fields[Field] | null };
type BodyOf<C> = C extends { body: { type: "application/json"; schema: infer Schema extends z.ZodType } }
	? { body: Draft<z.input<Schema>> }
	: C extends { body: Body<unknown> }
		? { body: FormData | Blob }
		: { body?: undefined };
type ParamsOf<C extends Call> = keyof PathParams<C> extends never
	? { params?: undefined }
	: { params: PathParams<C> };
type QueryOf<C> = C extends { query: infer Query extends z.ZodType } ? { query?: z.input<Query> } : object;

type Sending = {
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** True for a small call that should still arrive when the page is being left. */
	keepalive?: boolean;
};

type OptionsOf<C extends Call> = ParamsOf<C> & QueryOf<C> & BodyOf<C> & Sending;
type ArgumentsOf<Options> = object extends Options ? [options?: Options] : [options: Options];
type Arguments = { [Name in CallName]: ArgumentsOf<OptionsOf<Calls[Name]>> };

/** What a call is made with: the values of its path, its query and its body; nothing where it needs none. */
export type CallArguments<Name extends CallName> = Arguments[Name];
