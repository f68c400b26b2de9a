import mongoose from "mongoose";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropOwnDatabase, takeOwnDatabase } from "@/tests/support/own-database";

const CALL = {
	method: "get",
	path: "/api/somewhere",
	summary: "A call that nobody answers",
	who: "anyone",
	success: { fields: {} },
} as const;

type UseCase = () => Promise<Record<string, never>>;
let endpoint: typeof import("../calls/endpoint").endpoint;
const comments: unknown[] = [];

beforeAll(async () => {
	takeOwnDatabase();
	({ endpoint } = await import("../calls/endpoint"));
	mongoose.set("debug", (_collection: string, _method: string, ...args: unknown[]) => {
		for (const arg of args)
			if (arg && typeof arg === "object" && "comment" in arg) comments.push(arg.comment);
	});
});
afterAll(async () => {
	mongoose.set("debug", false);
	await dropOwnDatabase();
});

async function call(useCase: UseCase, requestId?: string): Promise<Response> {
	const headers: Record<string, string> = requestId ? { "x-request-id": requestId } : {};
	const request = new NextRequest("http://localhost/api/somewhere", { headers });
	return endpoint(CALL, useCase)(request, { params: Promise.resolve({}) });
}

test("the id that a proxy gave goes on to the database's commands and comes back on the answer", async () => {
	const { connectDatabase } = await import("../database/connect");
	const { Product } = await import("@/models/products");
	const answer = await call(async () => {
		await connectDatabase();
		await Product.findOne({ slug: "mango" }).lean();
		await Product.updateOne({ slug: "mango" }, { $set: { inStock: true } });
		await Product.aggregate([{ $match: { slug: "mango" } }]);
		return {};
	}, "edge-0123456789");
	expect(answer.headers.get("x-request-id")).toBe("edge-0123456789");
	expect(comments).toEqual(["edge-0123456789", "edge-0123456789", "edge-0123456789"]);
});

test("a failure of ours tells the id that its log line carries", async () => {
	const answer = await call(async () => {
		throw new Error("a defect");
	}, "edge-0123456789");
	expect(answer.status).toBe(500);
	expect(await answer.json()).toMatchObject({ success: false, requestId: "edge-0123456789" });
	expect(answer.headers.get("x-request-id")).toBe("edge-0123456789");
});

test.each(["short", "with a space in it", `${"long".repeat(17)}`, '{"level":"error"}'])(
	"%s is no id: a new one is made",
	async (given) => {
		const answer = await call(async () => ({}), given);
		expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	},
);
