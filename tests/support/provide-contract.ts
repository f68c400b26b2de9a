import type { TestProject } from "vitest/node";
import { CHAPTERS } from "@/lib/server/calls/all";
import { refusalsOf, successStatus } from "@/lib/server/calls/call";
import { apiDocument } from "@/lib/server/openapi/document";

/** The contract as answers are held to it: what each call may answer, and in which shape. */
export type Contract = {
	calls: { method: string; path: string; statuses: number[] }[];
	paths: Record<string, unknown>;
	components: unknown;
};

declare module "vitest" {
	export interface ProvidedContext {
		contract: Contract;
	}
}

/** Made once for all files of tests: every call with its schemas takes seconds to load. */
export default function provideContract(project: TestProject): void {
	const { paths, components } = apiDocument();
	const calls = CHAPTERS.flatMap(({ calls }) => calls).map((call) => ({
		method: call.method,
		path: call.path,
		statuses: [successStatus(call), ...refusalsOf(call)],
	}));
	project.provide("contract", { calls, paths: { ...paths }, components: { ...components } });
}
