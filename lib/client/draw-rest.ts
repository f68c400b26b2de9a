/** Parts of a page that wait to come near the screen (app/styles/base.css). */
const WAITING = '[class*="deferred-"]:not([style*="content-visibility"])';

/**
 * Draws what a page deferred once it has loaded, one part at a time whenever the browser has nothing else to do, so
 * that scrolling, searching in the page and printing find it there. Browsers that cannot say when they rest draw it
 * as it comes near.
 * @returns stops drawing
 */
export function drawRest(): () => void {
	if (!("requestIdleCallback" in window)) return () => {};
	let waiting = 0;

	function drawAtRest(): void {
		waiting = requestIdleCallback(drawNext);
	}

	function drawNext(): void {
		const part = document.querySelector(WAITING);
		if (!(part instanceof HTMLElement)) return;
		part.style.setProperty("content-visibility", "visible");
		drawAtRest();
	}

	if (document.readyState === "complete") drawAtRest();
	else window.addEventListener("load", drawAtRest, { once: true });
	return () => {
		cancelIdleCallback(waiting);
		window.removeEventListener("load", drawAtRest);
	};
}
