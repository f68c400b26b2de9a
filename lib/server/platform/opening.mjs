import { perProcess } from "./per-process.mjs";

/**
 * Whether this instance is open: its database has been reached, migrated and filled, and what cached pages show has
 * been refreshed.
 * @typedef {{ isOpen: boolean, opened: Promise<void>, open: () => void }} Opening
 */

/** @returns {Opening} */
function closed() {
	/** @type {() => void} */
	let tell = () => {};
	/** @type {Promise<void>} */
	const opened = new Promise((done) => {
		tell = done;
	});
	const state = {
		isOpen: false,
		opened,
		open() {
			state.isOpen = true;
			tell();
		},
	};
	return state;
}

export const opening = perProcess("opening", closed);

/** What whoever comes too early is told. */
export const CLOSED_WORDS = "The shop is not open yet. Please try again shortly.";
