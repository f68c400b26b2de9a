import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { User, type UserDoc } from "@/models/accounts";
import type { MailSettings } from "../rules/user";

/** Which mails the customer wants; whoever never said wants them all. */
export async function readMailSettings(customerId: string): Promise<MailSettings> {
	await connectDatabase();
	const user = await User.findById(customerId).select("stepMails").lean<Pick<UserDoc, "stepMails">>();
	return { stepMails: user?.stepMails ?? true };
}

/** Keeps which mails the customer wants. */
export async function saveMailSettings(customerId: string, settings: MailSettings): Promise<MailSettings> {
	await connectDatabase();
	await User.updateOne({ _id: customerId }, { $set: settings });
	return settings;
}
