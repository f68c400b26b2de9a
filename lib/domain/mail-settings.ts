import * as z from "zod";

/** Which mails a customer wants: `stepMails` are those about an order that is on its way or delivered. */
export const mailSettingsSchema = z.object({
	stepMails: z.boolean({ error: "Please say whether you want these mails" }),
});
export type MailSettings = z.output<typeof mailSettingsSchema>;
