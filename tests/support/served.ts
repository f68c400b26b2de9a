import { type IncomingHttpHeaders, type Server, request as send } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { hangUp, listening } from "./listening";

export type Ask = (
	path: string,
	headers?: Record<string, string>,
) => Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>;

/** A server that listens until its test is over: its port, and what it answers to a request, as it is sent. */
export async function served(server: Server): Promise<{ port: number; ask: Ask }> {
	const port = await listening(server);
	onTestFinished(() => hangUp(server));
	const ask: Ask = (path, headers = {}) =>
		new Promise((done, fail) => {
			send({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
				const { statusCode: status, headers } = response;
				buffer(response).then((body) => done({ status, headers, body }), fail);
			})
				.on("error", fail)
				.end();
		});
	return { port, ask };
}
