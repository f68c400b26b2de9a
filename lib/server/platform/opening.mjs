/**
 * Whether this instance is open: its database has been reached, migrated and filled, and what cached pages show has
 * been refreshed. The edge server and Next each load a copy of this file, so what it knows hangs on the process.
 * @typedef {{ isOpen: boolean, opened: Promise<void>, open: () => void }} Opening
 */

/** @type {typeof globalThis & { sabzOpening?: Opening }} */
const holder = globalThis;

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

holder.sabzOpening ??= closed();
export const opening = holder.sabzOpening;

/** What whoever comes too early is told. */
export const CLOSED_WORDS = "The shop is not open yet. Please try again shortly.";
