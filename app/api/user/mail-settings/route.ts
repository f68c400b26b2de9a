import { mailSettingsSchema } from "@/lib/domain/mail-settings";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { readMailSettings, saveMailSettings } from "@/lib/server/accounts/mail-settings";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Which mails the customer wants. */
export const GET = endpoint(async () => {
	const customer = await requireCustomer();
	return ok({ settings: await readMailSettings(customer._id) });
});

/** Changes which mails the customer wants. */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	await limit("account-change", callerOf(request, customer._id));
	return ok({ settings: await saveMailSettings(customer._id, await readBody(request, mailSettingsSchema)) });
});
