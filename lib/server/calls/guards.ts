import "server-only";
import type { NextRequest } from "next/server";
import { currentCustomer, loginNeeded, requireCustomer } from "@/lib/accounts/server/sessions";
import { presentSubscribers } from "@/lib/notifications/server/push-subscriptions";
import { mustBeBuyer } from "@/lib/orders/server/own-orders";
import { requireSeller } from "@/lib/team/server/session";
import { requireAttempt } from "@/lib/team/server/sign-in";
import { refreshKey } from "../cache/invalidation";
import { checkHost } from "../http/origin";
import { dropSession } from "../http/session";
import { requireMailTester } from "../operations/test-mail";
import { sameText } from "../platform/crypto";
import { env } from "../platform/env";
import { notFound } from "../platform/errors";
import type { Call, Who } from "./call";

/**
 * Lets through whoever carries METRICS_TOKEN as a bearer token, and the signed-in owner. Throws ShopError
 * `unauthenticated` or `forbidden` for anyone else; without the setting the owner alone may look.
 */
async function requireMetricsReader(headers: Headers): Promise<void> {
	const { METRICS_TOKEN } = env();
	const word = headers.get("authorization") ?? "";
	if (METRICS_TOKEN && sameText(word, `Bearer ${METRICS_TOKEN}`)) return;
	await requireSeller("management");
}

type Guard = (request: NextRequest, call: Call) => Promise<object>;

async function nobody() {
	return {};
}

async function returningCustomer() {
	const customer = await currentCustomer();
	if (customer) return { customer };
	await dropSession("customer");
	throw loginNeeded();
}

async function requireInstance({ headers }: NextRequest) {
	const word = headers.get("authorization") ?? "";
	if (!sameText(word, `Bearer ${refreshKey()}`)) throw notFound("There is nothing here");
	return {};
}

/** What lets the right one in and gives what a use case may know of them; throws a ShopError for anyone else. */
export const GUARDS = {
	anyone: nobody,
	wallet: nobody,
	messenger: nobody,
	shopper: async () => ({ customer: await currentCustomer() }),
	customer: async (_request: NextRequest, { login }: Call) => ({ customer: await requireCustomer(login) }),
	"returning-customer": returningCustomer,
	buyer: async (_request: NextRequest, { login }: Call) => ({
		customer: mustBeBuyer(await currentCustomer(), login),
	}),
	seller: async (_request: NextRequest, { duty }: Call) => ({ seller: await requireSeller(duty) }),
	subscriber: async () => ({ subscribers: await presentSubscribers() }),
	"signing-in": requireAttempt,
	"mail-reader": async ({ headers }: NextRequest) => {
		checkHost(headers);
		return {};
	},
	"mail-tester": async () => {
		await requireMailTester();
		return {};
	},
	scraper: async ({ headers }: NextRequest) => {
		await requireMetricsReader(headers);
		return {};
	},
	instance: requireInstance,
} satisfies Record<Who, Guard>;

export type Person<W extends Who> = Awaited<ReturnType<(typeof GUARDS)[W]>>;
