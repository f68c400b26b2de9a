import type { TestProject } from "vitest/node";
import { type Call, refusalsOf, rolesFor, successStatus, type Who } from "@/lib/server/calls/call";
import { perProcess } from "@/lib/server/platform/process.mjs";

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

async function makeContract(): Promise<Contract> {
	const [{ CHAPTERS }, { apiDocument }] = await Promise.all([
		import("@/lib/server/calls/all"),
		import("@/lib/server/openapi/document"),
	]);
	const { paths, components } = apiDocument();
	const calls = CHAPTERS.flatMap(({ calls }) => calls).map((call) => ({
		method: call.method,
		path: call.path,
		statuses: [successStatus(call), ...refusalsOf(call)],
		speaksUrdu: speaksUrdu(call),
	}));
	return { calls, paths: { ...paths }, components: { ...components } };
}

/** Made once for all files and projects of a run: every call with its schemas takes seconds to load. */
export default async function provideContract(project: TestProject): Promise<void> {
	project.provide("contract", await perProcess("the tests' contract", makeContract));
}
