import "server-only";
import { defineCalls, type Method } from "./call";

function unknownCall<M extends Method>(method: M) {
	return {
		method,
		path: "/api/{...unknown}",
		summary: "Every address under /api that is no call: refused in JSON like all the rest",
		who: "anyone",
		success: { type: "application/json" },
	} as const;
}

/** One call a method: whatever it is that an address under /api does not name. */
export const unknownCalls = defineCalls({
	get: unknownCall("get"),
	post: unknownCall("post"),
	put: unknownCall("put"),
	patch: unknownCall("patch"),
	delete: unknownCall("delete"),
});
