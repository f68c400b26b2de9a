export const OBJECT_ID = /^[0-9a-f]{24}$/i;

export function isObjectId(text: string): boolean {
	return OBJECT_ID.test(text);
}
