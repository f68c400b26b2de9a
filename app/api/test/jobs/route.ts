import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { runJobs } from "@/lib/server/jobs/repeat";

export const POST = endpoint(operationCalls.runJobs, ({ body }) => runJobs(body.jobs));
