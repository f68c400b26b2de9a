/**
 * Runs `then` once the frame that the browser is about to paint has been painted.
 * @returns calls it off
 */
export function afterPaint(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(then);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}
