import "server-only";
import { z } from "zod";
import { testEmailSchema } from "@/lib/accounts/schema";
import type { MailHead, OpenMail } from "@/lib/shop/rules/help";
import { clockSchema } from "@/lib/shop/schema";
import { anyone, call, json, type Method } from "./call";
import { message, time } from "./shapes";

const mailHead = z
	.object({ name: z.string(), to: z.string(), subject: z.string(), at: time })
	.meta({ id: "MailHead" }) satisfies z.ZodType<MailHead>;

const openMail = z
	.object({ ...mailHead.shape, from: z.string(), html: z.string(), text: z.string() })
	.meta({ id: "Mail" }) satisfies z.ZodType<OpenMail>;

export const pictureCalls = {
	product: anyone.get("/images/{name}", {
		summary: "A product picture, as it is stored (`<name>.webp`) or in a width (`<name>.384.webp`)",
		success: { type: "image/webp" },
	}),
	art: anyone.get("/art/{name}", {
		summary: "A drawing of the shop in the width that its name says; as it is, it is a file of `public/art`",
		success: { type: "image/webp" },
	}),
};

function unknownCall<M extends Method>(method: M) {
	return {
		method,
		path: "/api/{...unknown}",
		summary: "Every address under /api that is no call: refused in JSON like all the rest",
		who: "anyone",
		success: { type: "application/json" },
	} as const;
}

/** One call a method: whatever it is that an address under /api does not name. */
export const unknownCalls = {
	get: unknownCall("get"),
	post: unknownCall("post"),
	put: unknownCall("put"),
	patch: unknownCall("patch"),
	delete: unknownCall("delete"),
};

/** What runs and tries the shop rather than shops in it. */
export const operationCalls = {
	health: anyone.get("/api/health", {
		summary: "The process answers",
		success: { fields: {} },
	}),
	ready: anyone.get("/api/ready", {
		summary:
			"The shop is open (migrated, filled, refreshed) and its database answers; 503 within two seconds otherwise",
		success: { fields: {} },
	}),
	metrics: call.get("/api/metrics", {
		summary: "Figures for Prometheus: with METRICS_TOKEN as bearer token, or as the seller",
		who: "scraper",
		success: { type: "text/plain" },
	}),
	openapi: anyone.get("/api/openapi.json", {
		summary: "This description",
		success: { type: "application/json" },
	}),
	refresh: call.post("/api/internal/refresh", {
		summary: "Expires cached pages of one instance; only its own watcher knows the word",
		who: "instance",
		body: json(z.object({ tags: z.array(z.string().max(100)).max(1000) })),
		success: { fields: {} },
		refusals: [404],
	}),
	testEmail: call.post("/api/test/email", {
		summary:
			"Sends a test mail at once and gives the mailer's raw answer: the seller, or anyone in demo mode",
		who: "mail-tester",
		limit: { action: "test-email", counts: "sent" },
		body: json(testEmailSchema),
		success: { fields: { message, response: z.looseObject({}) } },
	}),
	setClock: call.post("/api/test/clock", {
		summary:
			"Sets the shop's clock so many minutes ahead of the machine's, 0 sets it right; in demo mode only. Sessions, links, limits and the record do not move",
		body: json(clockSchema),
		success: { fields: { now: z.iso.datetime() } },
		refusals: [404],
	}),
	runJobs: call.post("/api/test/jobs", {
		summary:
			"Does one round of the jobs with these names in the instance that is asked, of all where none is named, and answers when they are done; in demo mode only",
		body: json(z.object({ jobs: z.array(z.string().max(100)).max(100).optional() })),
		success: { fields: { jobs: z.array(z.string()) } },
		refusals: [404],
	}),
	mailbox: call.get("/api/test/mails", {
		summary: "Demo mode's mailbox: the newest mails that the shop has written",
		who: "mail-reader",
		limit: { action: "mailbox" },
		success: { fields: { mails: mailHead.array() } },
		refusals: [403],
	}),
	mail: call.get("/api/test/mails/{name}", {
		summary: "One mail of demo mode's mailbox",
		who: "mail-reader",
		limit: { action: "mailbox" },
		success: { fields: { mail: openMail } },
		refusals: [403],
	}),
};
