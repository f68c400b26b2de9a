import { createServer } from "node:net";
import mongoose from "mongoose";
import { NextRequest } from "next/server";
import { afterAll, expect, test } from "vitest";
import { opening } from "@/lib/server/platform/process.mjs";
import { takeOwnDatabase } from "../support/own-database";

afterAll(() => mongoose.disconnect());

test("a database that takes calls and never answers makes the shop unready before anyone loses patience", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await new Promise((done) => silent.once("listening", done));
	const address = silent.address();
	const port = typeof address === "object" ? address?.port : 0;
	takeOwnDatabase();
	process.env.MONGODB_URI = `mongodb://127.0.0.1:${port}/sabz`;
	// A shop that has opened: only then does it ask the database.
	opening.open();
	const { GET } = await import("@/app/api/ready/route");
	const answer = await GET(new NextRequest("http://localhost/api/ready"), { params: Promise.resolve({}) });
	expect(answer.status).toBe(503);
	expect(await answer.json()).toMatchObject({
		message: expect.stringContaining("cannot reach its database"),
	});
	// The word of its own deadline; the driver would be asked to wait longer.
	expect(answer.headers.get("retry-after")).toBe("2");
	silent.close();
});
