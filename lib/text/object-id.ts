export const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** True when the text is the id of a document. */
export function isObjectId(text: string): boolean {
	return OBJECT_ID.test(text);
}
