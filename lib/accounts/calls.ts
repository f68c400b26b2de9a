import "server-only";
import { z } from "zod";
import { CHANNELS } from "@/lib/messages/rules";
import { anyone, call, customer, json, jsonOrCode } from "@/lib/server/calls/call";
import { address, message, time, user } from "@/lib/server/calls/shapes";
import { ADDRESS_NOT_FOUND, LOGIN_TO_ADD_ADDRESS } from "./rules/address";
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
	register: anyone.post("/api/user/register", {
		summary: "Makes an account and mails its verification link",
		limit: { action: "register", counts: "failed" },
		body: json(registerSchema),
		idempotent: "answer",
		success: { status: 201, fields: { message } },
		refusals: [409],
	}),
	login: anyone.post("/api/user/login", {
		summary: "Signs a customer in and sets the session cookie",
		limit: { action: "login", account: "email", counts: "failed" },
		body: json(loginSchema),
		success: { fields: { user, message } },
		refusals: [401],
	}),
	logout: anyone.get("/api/user/logout", {
		summary: "Signs the customer out, in the browser and on the server",
		changes: true,
		success: { fields: { message } },
	}),
	logoutEverywhere: customer.post("/api/user/logout-everywhere", {
		summary: "Ends every session of the account, this one too, and removes its passkeys",
		success: { fields: { message } },
	}),
	verifyEmail: anyone.get("/api/user/verify-email/{token}", {
		summary: "Verifies the account that this link was mailed to",
		changes: true,
		limit: { action: "verify", counts: "guessed" },
		success: { fields: { message } },
		refusals: [400],
	}),
	resendVerification: anyone.post("/api/user/resend-verification", {
		summary: "Mails a new verification link; says the same, as fast, whether or not there is such an account",
		limit: { action: "resend", account: "email", counts: "sent" },
		body: json(resendVerificationSchema),
		success: { fields: { message } },
	}),
	forgotPassword: anyone.post("/api/user/forgot-password", {
		summary:
			"Mails a link to set a new password; says the same, as fast, whether or not there is such an account",
		limit: { action: "forgot", account: "email", counts: "sent" },
		body: json(forgotPasswordSchema),
		success: { fields: { message } },
	}),
	resetPassword: anyone.post("/api/user/reset-password/{token}", {
		summary:
			"Sets a new password by a mailed link, valid once within an hour; every session ends, passkeys are removed",
		limit: { action: "reset", counts: "guessed" },
		body: json(resetPasswordSchema),
		success: { fields: { message } },
	}),
};

export const ways = z.object({
	channels: z.enum(CHANNELS).array().readonly(),
	stoppedAt: time.nullable(),
});

/** What a customer changes of, and learns about, their own account (spec 7). */
export const accountCalls = {
	updateProfile: customer.put("/api/user/update-profile", {
		summary:
			"Changes the customer's name, language, and how they are told of orders; an email in the body is not read",
		limit: { action: "account-change" },
		body: json(updateProfileSchema),
		success: { fields: { user, message } },
	}),
	mailSettings: customer.get("/api/user/mail-settings", {
		summary: "Which mails the customer wants, and the other ways in which the shop could tell them",
		success: { fields: { settings: mailSettingsSchema, ways } },
	}),
	saveMailSettings: customer.put("/api/user/mail-settings", {
		summary: "Turns the mails about an order on its way or delivered on or off",
		limit: { action: "account-change" },
		body: json(mailSettingsSchema),
		success: { fields: { settings: mailSettingsSchema } },
	}),
	changePassword: customer.put("/api/user/change-password", {
		summary: "Sets a new password, or by a code the first one; other sessions end, this one goes on",
		limit: { action: "password", counts: "failed" },
		body: jsonOrCode(changePasswordSchema, firstPasswordSchema),
		success: { fields: { message } },
	}),
	delete: customer.delete("/api/user/account", {
		summary: "Deletes the account; its orders stay, without the person",
		limit: { action: "password", counts: "failed" },
		// Which of the two an account lacks is known once it is read.
		body: jsonOrCode(deleteAccountSchema.partial({ currentPassword: true }), deleteByCodeSchema),
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
		refusals: [401, 409],
	}),
	remove: customer.delete("/api/user/phone", {
		summary: "Takes the number from an account that keeps an e-mail and a password",
		limit: { action: "password", counts: "failed" },
		body: json(removePhoneSchema),
		success: { fields: { user, message } },
		refusals: [409],
	}),
	newEmail: customer.post("/api/user/email", {
		summary: "Mails a link by which an address becomes the account's; says the same whoever has it",
		limit: { action: "resend", account: "email", counts: "sent" },
		body: json(newEmailSchema),
		success: { fields: { message } },
		refusals: [409],
	}),
};

const addresses = address.array();

/** A customer's saved addresses (spec 7). */
export const addressCalls = {
	list: customer.get("/api/user/addresses", {
		summary: "The saved addresses",
		success: { fields: { addresses } },
	}),
	add: customer.post("/api/user/address", {
		summary: "Saves a new address; the first one is the default",
		login: LOGIN_TO_ADD_ADDRESS,
		limit: { action: "account-change" },
		body: json(saveAddressSchema),
		idempotent: "answer",
		success: { status: 201, fields: { addresses, address, message } },
		refusals: [409],
	}),
	update: customer.put("/api/user/address/{id}", {
		summary: "Changes an address, or makes it the default one",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		body: json(saveAddressSchema),
		success: { fields: { addresses, message } },
	}),
	delete: customer.delete("/api/user/address/{id}", {
		summary: "Deletes an address; the default mark passes to the first",
		limit: { action: "account-change" },
		ids: { id: ADDRESS_NOT_FOUND },
		success: { fields: { addresses, message } },
	}),
};
