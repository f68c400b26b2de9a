import { accountCalls } from "@/lib/accounts/calls";
import { readMailSettings, readNotifyWays, saveMailSettings } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(accountCalls.mailSettings, async ({ customer }) => ({
	settings: await readMailSettings(customer._id),
	ways: await readNotifyWays(customer),
}));

export const PUT = endpoint(accountCalls.saveMailSettings, async ({ customer, body }) => ({
	settings: await saveMailSettings(customer._id, body),
}));
