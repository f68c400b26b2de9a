/** Runs once when the server process starts: checks the settings and begins what works behind the pages. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { startBackgroundWork } = await import("./lib/server/background");
		startBackgroundWork();
	}
}
