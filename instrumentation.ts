import type { Instrumentation } from "next";

/**
 * Runs once when the server process starts: checks the settings and begins what works behind the pages. Traces are
 * loaded only where there is a place to send them.
 */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
			const { registerOTel } = await import("@vercel/otel");
			registerOTel({ serviceName: "sabz" });
		}
		const { startBackgroundWork } = await import("./lib/server/operations/open-shop");
		startBackgroundWork();
	}
}

/** A page that failed while it was drawn: the log and the metrics know too, by the digest that the visitor sees. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { notePageError } = await import("./lib/server/observability/metrics");
		notePageError(error, routePath);
	}
};
