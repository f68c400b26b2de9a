/** Tells the person at the screen what is going on. @param {string} line */
export function say(line) {
	process.stdout.write(`${line}\n`);
}

/** Ends the program with one plain sentence. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}
