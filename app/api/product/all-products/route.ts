import { getAllProducts } from "@/lib/server/catalogue/read";

export const dynamic = "force-static";

/** The whole catalogue, a flat list (spec 7); made anew when a product changes. */
export async function GET(): Promise<Response> {
	return Response.json({ success: true, products: await getAllProducts() });
}
