import { connectDatabase } from "@/lib/server/db";
import { endpoint, ok } from "@/lib/server/http";

export const dynamic = "force-dynamic";

/** The database answers too; 503 otherwise. */
export const GET = endpoint(async () => {
	const { connection } = await connectDatabase();
	await connection.db?.admin().ping();
	return ok();
});
