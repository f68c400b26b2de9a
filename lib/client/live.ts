import { type Heard, joinStream } from "./live-stream";

/** How often a page looks by itself while it hears nothing from the shop, in milliseconds (spec 9). */
const LOOK_MS = 30_000;
/** Changes in quick succession are one piece of news. */
const GATHER_MS = 150;

/** "signal": the shop said so. "clock": nobody could say, so it is time to look. */
export type Reason = "signal" | "clock";

type FollowOptions = {
	/** The stream's address. */
	path: string;
	/** The last signal that the page was read with. */
	after: number;
	onChange: (reason: Reason) => void;
	/** Goes on listening while nobody looks at the tab. */
	inBackground?: boolean;
};

/**
 * Calls back whenever the shop says that something has changed, and every 30 seconds while it says nothing at all
 * and the page is in view. A hidden tab listens only if it is told to; it never looks. Answers how to stop.
 */
export function follow({ path, after, onChange, inBackground = false }: FollowOptions): () => void {
	let heardAt = 0;
	let lastId = String(after);
	let leave: (() => void) | null = null;
	let gathering: ReturnType<typeof setTimeout> | undefined;

	const isInView = () => document.visibilityState === "visible";

	function tell(): void {
		gathering = undefined;
		onChange("signal");
	}

	function hear({ what, id }: Heard): void {
		heardAt = Date.now();
		lastId = id;
		if (what === "change") gathering ??= setTimeout(tell, GATHER_MS);
		if (what === "lost" && isInView()) onChange("clock");
	}

	function joinOrLeave(): void {
		const isWanted = inBackground || isInView();
		if (isWanted) leave ??= joinStream(path, () => lastId, hear);
		else {
			leave?.();
			leave = null;
		}
	}

	function look(): void {
		if (isInView() && Date.now() - heardAt > LOOK_MS) onChange("clock");
	}

	const timer = setInterval(look, LOOK_MS);
	document.addEventListener("visibilitychange", joinOrLeave);
	joinOrLeave();
	return () => {
		clearInterval(timer);
		clearTimeout(gathering);
		document.removeEventListener("visibilitychange", joinOrLeave);
		leave?.();
	};
}
