import type { ObjectId } from "mongodb";
import type { Types } from "mongoose";

/** A model's document as tests write it with the driver alone. */
export type Stored<Value> = Value extends Types.ObjectId
	? ObjectId
	: Value extends Date
		? Date
		: Value extends readonly (infer Item)[]
			? Stored<Item>[]
			: Value extends object
				? { [Key in keyof Value]: Stored<Value[Key]> }
				: Value;

/** What a test says of such a document: its own fields, in which a choice of words may be any text. */
export type Fields<Value> = Value extends string
	? string
	: Value extends ObjectId | Date
		? Value
		: Value extends readonly (infer Item)[]
			? Fields<Item>[]
			: Value extends object
				? { [Key in keyof Value]?: Fields<Value[Key]> }
				: Value;
