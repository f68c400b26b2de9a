import { readMailSettings, saveMailSettings } from "@/lib/server/accounts/mail-settings";
import { accountCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(accountCalls.mailSettings, async ({ customer }) => ({
	settings: await readMailSettings(customer._id),
}));

export const PUT = endpoint(accountCalls.saveMailSettings, async ({ customer, body }) => ({
	settings: await saveMailSettings(customer._id, body),
}));
