import { baseUrl } from "./target";

export type EventsReader = {
	status: number;
	headers: Headers;
	/** The names of the events so far, beats left out. */
	heard: () => string[];
	/** The id that the last event carried. */
	lastId: () => string;
	/** How the stream ended: "done" by the server's will, "broken" with the connection; null while it is open. */
	end: () => "done" | "broken" | null;
	close: () => void;
};

type ReaderOptions = { cookies?: string; headers?: Record<string, string>; base?: string };

/** Opens a stream of server-sent events as a browser does, and keeps what it says. */
export async function openEvents(path: string, options: ReaderOptions = {}): Promise<EventsReader> {
	const { cookies = "", headers = {}, base = baseUrl() } = options;
	const leaving = new AbortController();
	const response = await fetch(new URL(path, base), {
		headers: { cookie: cookies, accept: "text/event-stream", ...headers },
		signal: leaving.signal,
	});
	let text = "";
	let end: "done" | "broken" | null = null;

	async function read(): Promise<void> {
		try {
			for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
			end = "done";
		} catch {
			end = "broken";
		}
	}
	void read();

	const fields = (name: string) =>
		[...text.matchAll(new RegExp(`^${name}: (.*)$`, "gm"))].map((match) => match[1] ?? "");
	return {
		status: response.status,
		headers: response.headers,
		heard: () => fields("event").filter((event) => event !== "beat"),
		lastId: () => fields("id").at(-1) ?? "",
		end: () => end,
		close: () => leaving.abort(),
	};
}
