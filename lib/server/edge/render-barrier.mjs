import { KEEPING_MS, RENDER_MS } from "./limits.mjs";
import { responseCache } from "./response-cache.mjs";

/**
 * @typedef {{ generation: number, visits: number, policy: string | string[] | undefined, isOver: Promise<void>, end: () => void }} Making
 *   `policy` holds the word (nonce) that the page's own scripts are made with
 */

/** The header in which the edge server gives Next that word. */
const POLICY = "content-security-policy";

/** What Next is making at the moment, by path. @type {Map<string, Making>} */
const underway = new Map();

/** @param {string} path @param {Making["policy"]} policy @returns {Making} */
function begin(path, policy) {
	/** @type {() => void} */
	let end = () => {};
	/** @type {Promise<void>} */
	const isOver = new Promise((done) => {
		end = done;
	});
	const making = { generation: responseCache.generation, visits: 0, policy, isOver, end };
	underway.set(path, making);
	return making;
}

/** Calls back, once or oftener, when a response closes, or a while after its headers went out. @param {import("node:http").ServerResponse} response @param {() => void} done */
function whenAnswered(response, done) {
	response.once("close", done);
	const writeHead = response.writeHead.bind(response);
	/** @param {unknown[]} given */
	response.writeHead = (...given) => {
		setTimeout(done, KEEPING_MS).unref();
		return Reflect.apply(writeHead, response, given);
	};
}

/**
 * Runs `make` for a visit to a cached page. Next gives everyone who asks for a page while it is being made that one
 * page, so all of them have the word that it is made with; who asks after a change waits here until a page that was begun
 * before it is done. It is done when it is sent, KEEPING_MS after its headers at most, and counts as done after RENDER_MS.
 * @param {string} path
 * @param {import("node:http").ServerResponse} response closed also by a visitor who leaves, for whom Next may never end
 * @param {() => Promise<void>} make
 */
export async function behindRenderBarrier(path, response, make) {
	const until = performance.now() + RENDER_MS;
	let making = underway.get(path);
	while (making && making.generation !== responseCache.generation && performance.now() < until) {
		await making.isOver;
		making = underway.get(path);
	}
	if (response.destroyed) return;
	const { headers } = response.req;
	const mine = making ?? begin(path, headers[POLICY]);
	Object.assign(headers, { [POLICY]: mine.policy });
	mine.visits += 1;
	let isOver = false;
	const leave = () => {
		if (isOver) return;
		isOver = true;
		clearTimeout(tooLong);
		mine.visits -= 1;
		if (mine.visits > 0) return;
		underway.delete(path);
		mine.end();
	};
	const tooLong = setTimeout(leave, RENDER_MS).unref();
	whenAnswered(response, leave);
	try {
		await make();
	} finally {
		leave();
	}
}
