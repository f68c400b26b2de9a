import type { TestProject } from "vitest/node";
import { CHAPTERS } from "@/lib/server/calls/all";
import { type Call, refusalsOf, rolesFor, successStatus, type Who } from "@/lib/server/calls/call";
import { apiDocument } from "@/lib/server/openapi/document";

/** The contract as answers are held to it: what each call may answer, and in which shape. */
export type Contract = {
	calls: { method: string; path: string; statuses: number[]; speaksUrdu: boolean }[];
	paths: Record<string, unknown>;
	components: unknown;
};

declare module "vitest" {
	export interface ProvidedContext {
		contract: Contract;
	}
}

const OF_MACHINES: readonly Who[] = ["wallet", "messenger", "scraper", "instance"];

/** Whether what the call says is for customers or riders; what is for owner and packers alone is in English. */
function speaksUrdu(call: Call): boolean {
	return rolesFor(call)?.includes("rider") ?? !OF_MACHINES.includes(call.who);
}

/** Made once for all files of tests: every call with its schemas takes seconds to load. */
export default function provideContract(project: TestProject): void {
	const { paths, components } = apiDocument();
	const calls = CHAPTERS.flatMap(({ calls }) => calls).map((call) => ({
		method: call.method,
		path: call.path,
		statuses: [successStatus(call), ...refusalsOf(call)],
		speaksUrdu: speaksUrdu(call),
	}));
	project.provide("contract", { calls, paths: { ...paths }, components: { ...components } });
}
