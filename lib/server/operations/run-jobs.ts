import "server-only";
import { jobNames, runJobsNow } from "../jobs/repeat";
import { env } from "../platform/env";
import { notFound } from "../platform/errors";

/**
 * Does one round of the jobs with these names in this instance, of all where none is named, and gives their names when
 * they are done. Throws ShopError `not-found` outside demo mode and for a name that no job has; what a round throws.
 */
export async function runJobs(names = jobNames()): Promise<{ jobs: string[] }> {
	if (!env().DEMO) throw notFound("There are no jobs to run outside demo mode");
	const known = jobNames();
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined) throw notFound(`There is no job of the name "${unknown}"`);
	await runJobsNow(names);
	return { jobs: names };
}
