import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { webhookCalls } from "@/lib/integrations/calls";
import { api, must } from "./api";
import { hangUp, listening } from "./listening";

/** What a program outside was sent, as it read it. */
export type Heard = {
	id: string;
	event: string;
	at: string;
	order?: { _id: string; status: string; address: { point: unknown } };
	product?: { _id: string; stock: number | null };
	refund?: { _id: string; amount: number };
};

/** A program outside that hears of what happens: what is not signed as it should be, it never takes. */
export async function startListener() {
	let secret = "";
	let status = 200;
	const heard: Heard[] = [];
	const forged: string[] = [];
	let tries = 0;
	const server = createServer(async (request, response) => {
		tries += 1;
		const body = await text(request);
		const [, t = "", v1] =
			/^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers["sabz-signature"])) ?? [];
		const isOurs = v1 === createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
		const isNow = Math.abs(Number(t) - Date.now() / 1000) < 60;
		if (!isOurs || !isNow) forged.push(body);
		else if (status === 200) heard.push(JSON.parse(body));
		response.writeHead(status).end();
	});
	const port = await listening(server);
	return {
		url: `http://127.0.0.1:${port}/sabz`,
		heard,
		forged,
		tries: () => tries,
		answerWith: (next: number) => {
			status = next;
		},
		/** From now on it is told of these events; gives the webhook's id. */
		async listensTo(owner: string, ...events: string[]): Promise<string> {
			const body = { url: `http://127.0.0.1:${port}/sabz`, events };
			const made = await api<typeof webhookCalls.add>("POST", "/api/seller/webhooks", {
				cookies: owner,
				body,
			});
			secret = must(made.json.secret);
			return must(made.json.webhook)._id;
		},
		/** What it heard of an order or a product, in its order. */
		of: (id: string) =>
			heard.filter(({ order, product }) => (order ?? product)?._id === id).map(({ event }) => event),
		stop: () => hangUp(server),
	};
}
