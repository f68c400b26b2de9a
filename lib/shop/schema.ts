import * as z from "zod";
import { emailField, requiredText } from "@/lib/text/fields";
import { DAY_MESSAGE, dayField, hoursField, specialHoursField, timeField } from "./hours-schema";
import { INQUIRY_TYPES, MAX_SUBJECT } from "./rules/help";
import type { ShopDetails } from "./rules/shop-details";

/** Nobody tries what happens in more than two years. */
const MOST_MINUTES = 2 * 366 * 24 * 60;
const MESSAGE = "Please enter by how many minutes the shop's clock is ahead";

/** By how many minutes the shop's clock is set ahead of the machine's. */
export const clockSchema = z.object({
	offsetMinutes: z.number({ error: MESSAGE }).min(-MOST_MINUTES, MESSAGE).max(MOST_MINUTES, MESSAGE),
});

/** The contact form (spec 5): name, email, subject and message are required, the phone is not. */
export const contactSchema = z.object({
	name: requiredText("Please enter your name", 80),
	email: emailField,
	phone: z
		.string({ error: "Please enter a phone number" })
		.trim()
		.max(40, "Please use at most 40 characters")
		.default(""),
	subject: requiredText("Please enter a subject", MAX_SUBJECT),
	message: requiredText("Please enter your message", 5000),
	inquiryType: z.enum(INQUIRY_TYPES, { error: "Please choose what it is about" }).default("general"),
});
export type ContactInput = z.output<typeof contactSchema>;

/** What the owner may say of the shop: one description of each field, for the form and for the server. */

const MOST_RUPEES = 1_000_000;
const MOST_PIECES = 100_000;
const MOST_AREAS = 100;
const MOST_CLOSED_DAYS = 400;

function rupees(of: string) {
	const whole = `Please enter ${of} in whole rupees`;
	return z.int({ error: whole }).min(0, whole).max(MOST_RUPEES, "This is more than anybody would pay");
}

function pieces(message: string) {
	return z.int({ error: message }).min(0, message).max(MOST_PIECES, message);
}

const PHONE_MESSAGE = "Please enter a phone number, such as 0300-1234567";

/** A number as people write it: it is shown so, and dialled by its digits. */
const phoneField = z
	.string({ error: PHONE_MESSAGE })
	.trim()
	.regex(/^\+?\d[\d\s()-]*$/, PHONE_MESSAGE)
	.max(25, PHONE_MESSAGE)
	.refine((text) => {
		const { length } = text.replace(/\D/g, "");
		return length >= 7 && length <= 15;
	}, PHONE_MESSAGE);

/** What need not be said: a blank text says nothing. */
function optional(field: z.ZodType<string, string>, message: string) {
	return z
		.string({ error: message })
		.trim()
		.transform((text) => text || null)
		.pipe(field.nullable())
		.nullable();
}

const AREAS_MESSAGE = "Please enter the areas, one name each";
const areasField = z
	.array(requiredText(AREAS_MESSAGE, 60), { error: AREAS_MESSAGE })
	.min(1, "Please enter at least one area")
	.max(MOST_AREAS, `Please enter at most ${MOST_AREAS} areas`)
	.refine(
		(areas) => new Set(areas.map((area) => area.toLowerCase())).size === areas.length,
		"Please enter each area once",
	);

const closedDaysField = z
	.array(dayField, { error: DAY_MESSAGE })
	.max(MOST_CLOSED_DAYS, `Please enter at most ${MOST_CLOSED_DAYS} days`)
	.transform((days) => [...new Set(days)].sort());

const FEES_MESSAGE = "Please enter the delivery fees";
const feesField = z.object(
	{
		standard: rupees("the fee of standard delivery"),
		express: rupees("the fee of express delivery"),
		slot: rupees("the fee of a chosen time"),
	},
	{ error: FEES_MESSAGE },
);

const MOST_EXTRA_MINUTES = 600;
const EXTRA_MESSAGE = "Please enter how many minutes longer it takes, 0 to 600";
const RULES_MESSAGE = "Please enter the rules of areas, one for each";
const areaRulesField = z
	.array(
		z.object(
			{
				area: requiredText(AREAS_MESSAGE, 60),
				isActive: z.boolean({ error: "Please say whether the area is active" }).default(true),
				deliveryFees: feesField.nullable().default(null),
				minimumOrder: rupees("the minimum order").nullable().default(null),
				extraMinutes: z
					.int({ error: EXTRA_MESSAGE })
					.min(0, EXTRA_MESSAGE)
					.max(MOST_EXTRA_MINUTES, EXTRA_MESSAGE)
					.default(0),
			},
			{ error: RULES_MESSAGE },
		),
		{ error: RULES_MESSAGE },
	)
	.refine((rules) => new Set(rules.map(({ area }) => area)).size === rules.length, RULES_MESSAGE);

const cashRulesField = z
	.object(
		{
			confirmFirstAbove: rupees("above how much a first order is confirmed").nullable(),
			refusalsToWalletOnly: z
				.int({ error: "Please enter a number of refusals, or nothing" })
				.min(1, "Please enter a number of refusals, or nothing")
				.max(100, "Please enter a number of refusals, or nothing")
				.nullable(),
			days: z
				.int({ error: "Please enter a number of days" })
				.min(1, "Please enter a number of days")
				.max(730, "Please enter a number of days"),
			riderCashLimit: rupees("how much cash a rider may have").nullable(),
		},
		{ error: "Please enter the rules of cash" },
	)
	.partial();

const PAUSE_MESSAGE = "Please enter a time, or nothing";
const EMAIL_MESSAGE = "Please enter a valid email address";
const TAX_MESSAGE = "Please enter the tax in percent, 0 to 100";

const fields = {
	name: requiredText("Please enter the shop's name", 60),
	phone: optional(phoneField, PHONE_MESSAGE),
	whatsapp: optional(phoneField, PHONE_MESSAGE),
	email: optional(emailField, EMAIL_MESSAGE),
	address: optional(requiredText("Please enter the address"), "Please enter the address"),
	opens: timeField,
	closes: timeField,
	hours: hoursField,
	specialHours: specialHoursField,
	closedDays: closedDaysField,
	minimumOrder: rupees("the minimum order"),
	taxPercent: z
		.number({ error: TAX_MESSAGE })
		.min(0, TAX_MESSAGE)
		.max(100, TAX_MESSAGE)
		.multipleOf(0.01, "Please enter at most two decimals"),
	deliveryFees: feesField.partial(),
	areas: areasField,
	areaRules: areaRulesField,
	slotCapacity: pieces("Please enter how many orders a slot takes, or nothing for any number").nullable(),
	expressPausedUntil: z.iso
		.datetime({ offset: true, error: PAUSE_MESSAGE })
		.transform((text) => new Date(text).toISOString())
		.nullable(),
	lateCredit: rupees("the credit"),
	lowStockAt: pieces("Please enter a whole number of pieces"),
	phoneFirst: z.boolean({ error: "Please say whether the login begins with the number" }),
	cashRules: cashRulesField,
} satisfies Record<keyof ShopDetails, z.ZodType>;

const EITHER = "Please send either opens and closes, or hours";

/** A change of the shop's details: any of them; of the fees those that change. */
export const shopChangeSchema = z
	.object(fields)
	.partial()
	.refine(({ opens, hours }) => opens === undefined || hours === undefined, {
		path: ["opens"],
		error: EITHER,
	})
	.refine(({ closes, hours }) => closes === undefined || hours === undefined, {
		path: ["closes"],
		error: EITHER,
	});
export type ShopChange = z.output<typeof shopChangeSchema>;
