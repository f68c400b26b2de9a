import "server-only";
import { z } from "zod";
import { testEmailSchema } from "@/lib/domain/account-schemas";
import type { Call } from "../call";
import { mailHead, message, openMail } from "../shapes";

/** What runs and tries the shop rather than shops in it. */
export const operationCalls: Call[] = [
	{
		method: "get",
		path: "/api/health",
		summary: "The process answers",
		caller: "anyone",
		success: { fields: {} },
	},
	{
		method: "get",
		path: "/api/ready",
		summary:
			"The shop is open (migrated, filled, refreshed) and its database answers; 503 within two seconds otherwise",
		caller: "anyone",
		success: { fields: {} },
	},
	{
		method: "get",
		path: "/api/metrics",
		summary: "Figures for Prometheus: with METRICS_TOKEN as bearer token, or as the seller",
		caller: "machine",
		success: { type: "text/plain" },
		refusals: [401],
	},
	{
		method: "get",
		path: "/api/openapi.json",
		summary: "This description",
		caller: "anyone",
		success: { type: "application/json" },
	},
	{
		method: "post",
		path: "/api/internal/refresh",
		summary: "Expires cached pages of one instance; only its own watcher knows the word",
		caller: "machine",
		body: z.object({ tags: z.array(z.string().max(100)).max(1000) }),
		success: { fields: {} },
		refusals: [404],
	},
	{
		method: "post",
		path: "/api/test/email",
		summary:
			"Sends a test mail at once and gives the mailer's raw answer: the seller, or anyone in demo mode",
		caller: "anyone",
		body: testEmailSchema,
		success: { fields: { message, response: z.looseObject({}) } },
		refusals: [429],
	},
	{
		method: "get",
		path: "/api/test/mails",
		summary: "Demo mode's mailbox: the newest mails that the shop has written",
		caller: "anyone",
		success: { fields: { mails: mailHead.array() } },
		refusals: [404],
	},
	{
		method: "get",
		path: "/api/test/mails/{name}",
		summary: "One mail of demo mode's mailbox",
		caller: "anyone",
		success: { fields: { mail: openMail } },
	},
];
