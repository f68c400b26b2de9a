import { keptAnswers } from "./kept-answers.mjs";

/** @typedef {{ generation: number, visits: number, isOver: Promise<void>, end: () => void }} Making */

/** What Next is making at the moment, by path. @type {Map<string, Making>} */
const underway = new Map();

/** @param {string} path @returns {Making} */
function begin(path) {
	/** @type {() => void} */
	let end = () => {};
	/** @type {Promise<void>} */
	const isOver = new Promise((done) => {
		end = done;
	});
	const making = { generation: keptAnswers.generation, visits: 0, isOver, end };
	underway.set(path, making);
	return making;
}

/**
 * Runs `make` for a visit to a cached page. Next gives everyone who asks for a page while it is being made that one
 * page; who asks after a change waits here until a page that was begun before it is done.
 * @param {string} path
 * @param {() => Promise<void>} make
 */
export async function inOneGeneration(path, make) {
	let making = underway.get(path);
	while (making && making.generation !== keptAnswers.generation) {
		await making.isOver;
		making = underway.get(path);
	}
	making ??= begin(path);
	making.visits += 1;
	try {
		await make();
	} finally {
		making.visits -= 1;
		if (making.visits === 0) {
			underway.delete(path);
			making.end();
		}
	}
}
