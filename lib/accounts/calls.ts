import "server-only";
import { z } from "zod";
import { CHANNELS } from "@/lib/messages/rules";
import { call, json, jsonOrCode } from "@/lib/server/calls/call";
import { address, message, time, user } from "@/lib/server/calls/shapes";
import { ADDRESS_NOT_FOUND, LOGIN_TO_ADD_ADDRESS } from "./rules/address";
import type { NotifyWays } from "./rules/user";
import {
	beginPhoneSchema,
	changePasswordSchema,
	confirmPhoneSchema,
	deleteAccountSchema,
	deleteByCodeSchema,
	firstPasswordSchema,
	forgotPasswordSchema,
	loginSchema,
	mailSettingsSchema,
	newEmailSchema,
	registerSchema,
	removePhoneSchema,
	resendVerificationSchema,
	resetPasswordSchema,
	saveAddressSchema,
	updateProfileSchema,
} from "./schema";

/** Sessions, passwords and mailed links (spec 7). */
export const sessionCalls = {
	checkAuth: call.get("/api/user/check-auth", {
		summary: "Who is signed in; a guest's worthless cookie is taken back",
		who: "returning-customer",
		success: { fields: { user } },
	}),
	register: call.post("/api/user/register", {
		summary: "Makes an account and mails its verification link",
		who: "anyone",
		limit: { action: "register", counts: "failed" },
		body: json(registerSchema),
		success: { status: 201, fields: { message } },
		refusals: [409],
	}),
	login: call.post("/api/user/login", {
		summary: "Signs a customer in and sets the session cookie",
		who: "anyone",
		limit: { action: "login", account: "email", counts: "failed" },
		body: json(loginSchema),
		success: { fields: { user, message } },
		refusals: [401],
	}),
	logout: call.get("/api/user/logout", {
		summary: "Signs the customer out, in the browser and on the server",
		who: "anyone",
		changes: true,
		success: { fields: { message } },
	}),
	logoutEverywhere: call.post("/api/user/logout-everywhere", {
		summary: "Ends every session of the account, this one too, and removes its passkeys",
		who: "customer",
		success: { fields: { message } },
	}),
	verifyEmail: call.get("/api/user/verify-email/{token}", {
		summary: "Verifies the account that this link was mailed to",
		who: "anyone",
		changes: true,
		limit: { action: "verify", counts: "guessed" },
		success: { fields: { message } },
		refusals: [400],
	}),
	resendVerification: call.post("/api/user/resend-verification", {
		summary: "Mails a new verification link; says the same, as fast, whether or not there is such an account",
		who: "anyone",
		limit: { action: "resend", account: "email", counts: "sent" },
		body: json(resendVerificationSchema),
		success: { fields: { message } },
	}),
	forgotPassword: call.post("/api/user/forgot-password", {
		summary:
			"Mails a link to set a new password; says the same, as fast, whether or not there is such an account",
		who: "anyone",
		limit: { action: "forgot", account: "email", counts: "sent" },
		body: json(forgotPasswordSchema),
		success: { fields: { message } },
	}),
	resetPassword: call.post("/api/user/reset-password/{token}", {
		summary:
			"Sets a new password by a mailed link, valid once within an hour; every session ends, passkeys are removed",
		who: "anyone",
		limit: { action: "reset", counts: "guessed" },
		body: json(resetPasswordSchema),
		success: { fields: { message } },
	}),
};

const ways = z.object({
	channels: z.enum(CHANNELS).array().readonly(),
	stoppedAt: time.nullable(),
}) satisfies z.ZodType<NotifyWays>;

/** What a customer changes of, and learns about, their own account (spec 7). */
export const accountCalls = {
	updateProfile: call.put("/api/user/update-profile", {
		summary:
			"Changes the customer's name, language, and how they are told of orders; an email in the body is not read",
		who: "customer",
		limit: { action: "account-change" },
		body: json(updateProfileSchema),
		success: { fields: { user, message } },
	}),
	mailSettings: call.get("/api/user/mail-settings", {
		summary: "Which mails the customer wants, and the other ways in which the shop could tell them",
		who: "customer",
		success: { fields: { settings: mailSettingsSchema, ways } },
	}),
	saveMailSettings: call.put("/api/user/mail-settings", {
		summary: "Turns the mails about an order on its way or delivered on or off",
		who: "customer",
		limit: { action: "account-change" },
		body: json(mailSettingsSchema),
		success: { fields: { settings: mailSettingsSchema } },
	}),
	changePassword: call.put("/api/user/change-password", {
		summary: "Sets a new password, or by a code the first one; other sessions end, this one goes on",
		who: "customer",
		limit: { action: "password", counts: "failed" },
		body: jsonOrCode(changePasswordSchema, firstPasswordSchema),
		success: { fields: { message } },
	}),
	delete: call.delete("/api/user/account", {
		summary: "Deletes the account; its orders stay, without the person",
		who: "customer",
		limit: { action: "password", counts: "failed" },
		body: jsonOrCode(deleteAccountSchema, deleteByCodeSchema),
		success: { fields: { message } },
		refusals: [409],
	}),
};

/** A number as an account (next day 1). */
export const phoneCalls = {
	begin: call.post("/api/user/phone/begin", {
		summary: "Sends a code to a number; says the same, as fast, whether or not an account has it",
		who: "shopper",
		limit: { action: "phone-begin", account: "phone", counts: "sent" },
		body: json(beginPhoneSchema),
		success: { fields: { message, channel: z.enum(CHANNELS), resendAfter: z.int() } },
	}),
	confirm: call.post("/api/user/phone/confirm", {
		summary:
			"Signs in by the code, makes an account of a new number, or adds it to the account of whoever is signed in",
		who: "shopper",
		limit: { action: "phone-confirm", account: "phone", counts: "guessed" },
		body: json(confirmPhoneSchema),
		success: {
			fields: {
				user: user.optional(),
				isNew: z.boolean().optional(),
				/** Orders by phone that joined the account. */
				joined: z.int().optional(),
				needsName: z.literal(true).optional(),
				message: message.optional(),
			},
		},
		refusals: [409],
	}),
	remove: call.delete("/api/user/phone", {
		summary: "Takes the number from an account that keeps an e-mail and a password",
		who: "customer",
		limit: { action: "password", counts: "failed" },
		body: json(removePhoneSchema),
		success: { fields: { user, message } },
		refusals: [409],
	}),
	newEmail: call.post("/api/user/email", {
		summary: "Mails a link by which an address becomes the account's; says the same whoever has it",
		who: "customer",
		limit: { action: "resend", account: "email", counts: "sent" },
		body: json(newEmailSchema),
		success: { fields: { message } },
		refusals: [409],
	}),
};

const addresses = address.array();

/** A customer's saved addresses (spec 7). */
export const addressCalls = {
	list: call.get("/api/user/addresses", {
		summary: "The saved addresses",
		who: "customer",
		success: { fields: { addresses } },
	}),
	add: call.post("/api/user/address", {
		summary: "Saves a new address; the first one is the default",
		who: "customer",
		login: LOGIN_TO_ADD_ADDRESS,
		limit: { action: "account-change" },
		body: json(saveAddressSchema),
		idempotent: "answer",
		success: { status: 201, fields: { addresses, address, message } },
		refusals: [409],
	}),
	update: call.put("/api/user/address/{id}", {
		summary: "Changes an address, or makes it the default one",
		who: "customer",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		body: json(saveAddressSchema),
		success: { fields: { addresses, message } },
	}),
	delete: call.delete("/api/user/address/{id}", {
		summary: "Deletes an address; the default mark passes to the first",
		who: "customer",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		success: { fields: { addresses, message } },
	}),
};
