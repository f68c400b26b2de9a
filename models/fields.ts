import { Schema, type SchemaOptions, type Types } from "mongoose";

/** The id of another document. */
export const ObjectId = Schema.Types.ObjectId;

declare const VALUE: unique symbol;
declare const OPTIONAL: unique symbol;

/** A field whose values its Mongoose type alone does not say. */
type Typed<Value> = { readonly [VALUE]: Value };

/** A field that may be missing. */
type Optional<Value> = Typed<Value> & { readonly [OPTIONAL]: true };

/** Mongoose's own types, and what is stored of each. */
type Scalar =
	| [StringConstructor, string]
	| [NumberConstructor, number]
	| [BooleanConstructor, boolean]
	| [DateConstructor, Date]
	| [typeof Buffer, Buffer]
	| [typeof ObjectId, Types.ObjectId];

/** What a field's values are, by its definition in Mongoose's own notation. */
type ValueOf<Field> =
	Field extends Typed<infer Value>
		? Value
		: Field extends Schema<infer Doc>
			? Doc
			: Field extends readonly (infer Item)[]
				? ValueOf<Item>[]
				: Field extends Scalar[0]
					? Extract<Scalar, [Field, unknown]>[1]
					: Field extends { readonly type: infer Type }
						? ValueOf<Type>
						: FieldsOf<Field>;

/** An object type without seams, as it is shown and compared best. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

type OptionalKey<Fields> = {
	[Key in keyof Fields]: Fields[Key] extends Optional<unknown> ? Key : never;
}[keyof Fields];

/** The values of a table of fields. */
export type FieldsOf<Fields> = Flat<
	{ -readonly [Key in Exclude<keyof Fields, OptionalKey<Fields>>]: ValueOf<Fields[Key]> } & {
		-readonly [Key in OptionalKey<Fields>]?: ValueOf<Fields[Key]>;
	}
>;

type Ids<Fields> = "_id" extends keyof Fields ? unknown : { _id: Types.ObjectId };

type Times<Options> = Options extends { readonly timestamps: true }
	? { createdAt: Date; updatedAt: Date }
	: unknown;

/** A document as it is stored, by its schema. */
export type DocOf<Of> = Of extends Schema<infer Doc> ? Doc : never;

/** A field whose values are narrower than its Mongoose type: one of a few strings, not any. */
export function of<Value>(type: unknown, options?: object): Typed<Value>;
export function of(type: unknown, options: object = {}): object {
	return { type, ...options };
}

/** A field that may be missing, a list too; its values are what the type says, or narrower. */
export function optional<Type>(type: Type, options?: object): Optional<ValueOf<Type>>;
export function optional<Value>(type: unknown, options?: object): Optional<Value>;
export function optional(type: unknown, options: object = {}): object {
	return { type, default: undefined, ...options };
}

/** The schema of a document, in which each field stands once: its type follows (`DocOf`). */
export function documentSchema<const Fields extends object, const Options extends SchemaOptions>(
	fields: Fields,
	options?: Options,
): Schema<Flat<FieldsOf<Fields> & Ids<Fields> & Times<Options>>>;
export function documentSchema(fields: object, options?: SchemaOptions): Schema {
	return new Schema(fields, options);
}

/** The schema of a part of a document, without an id of its own. */
export function partSchema<const Fields extends object>(fields: Fields): Schema<FieldsOf<Fields>>;
export function partSchema(fields: object): Schema {
	return new Schema(fields, { _id: false });
}

/** What each thing that waits to be sent has, whatever it is. */
export const outboxFields = {
	/** Names what it is about, so that the same event never writes two (`order-placed:<order id>`). */
	key: { type: String, required: true },
	state: of<"waiting" | "sent" | "failed">(String, { default: "waiting" }),
	attempts: { type: Number, default: 0 },
	/** Not tried before this time, so due from the first moment; also the lease of the instance that is sending it. */
	nextTryAt: { type: Date, default: () => new Date(0) },
	/** What goes first: 0 while a person sits before the screen and waits for it, 1 for any other. */
	priority: of<0 | 1>(Number, { default: 1 }),
	lastError: optional(String),
	createdAt: { type: Date, default: () => new Date() },
} as const;
