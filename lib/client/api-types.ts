import type { z } from "zod";
import type * as accounts from "@/lib/accounts/calls";
import type * as passkeys from "@/lib/accounts/passkey-calls";
import type * as aisles from "@/lib/aisles/calls";
import type * as buying from "@/lib/buying/calls";
import type * as cart from "@/lib/cart/calls";
import type * as coupons from "@/lib/coupons/calls";
import type * as customers from "@/lib/customers/calls";
import type * as favourites from "@/lib/favourites/calls";
import type * as integrations from "@/lib/integrations/calls";
import type * as messages from "@/lib/messages/calls";
import type * as money from "@/lib/money/calls";
import type * as notifications from "@/lib/notifications/calls";
import type * as orders from "@/lib/orders/calls";
import type * as packing from "@/lib/packing/calls";
import type * as payments from "@/lib/payments/calls";
import type * as products from "@/lib/products/calls";
import type * as reports from "@/lib/reports/calls";
import type * as reviews from "@/lib/reviews/calls";
import type * as riders from "@/lib/riders/calls";
import type * as searches from "@/lib/searches/calls";
import type { Body, Call, PathParams } from "@/lib/server/calls/call";
import type * as operations from "@/lib/server/calls/operations";
import type * as shop from "@/lib/shop/calls";
import type * as stock from "@/lib/stock/calls";
import type * as team from "@/lib/team/calls";
import type * as weekly from "@/lib/weekly/calls";

/** What a browser may ask of the shop, read off the tables of calls: types alone, nothing of them is sent to it. */

type Tables = typeof accounts &
	typeof passkeys &
	typeof aisles &
	typeof buying &
	typeof cart &
	typeof coupons &
	typeof customers &
	typeof favourites &
	typeof integrations &
	typeof messages &
	typeof money &
	typeof notifications &
	typeof operations &
	typeof orders &
	typeof packing &
	typeof payments &
	typeof products &
	typeof reports &
	typeof reviews &
	typeof riders &
	typeof searches &
	typeof shop &
	typeof stock &
	typeof team &
	typeof weekly;

type CallIn<Table> = Table extends Readonly<Record<string, Call>> ? Table[keyof Table] : never;
type AnyCall = { [Name in keyof Tables]: CallIn<Tables[Name]> }[keyof Tables];
type NameOf<C> = C extends Call ? `${Uppercase<C["method"]>} ${C["path"]}` : never;
type Calls = { [C in AnyCall as NameOf<C>]: C };

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
