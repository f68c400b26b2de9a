export const dynamic = "force-dynamic";

/** The least that a route handler can do. */
export function GET(): Response {
	return Response.json({ success: true });
}
