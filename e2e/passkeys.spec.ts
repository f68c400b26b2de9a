import type { CDPSession, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { api } from "../tests/support/api";
import { database } from "../tests/support/database";
import { newStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepCookies, signedIn } from "./support/people";
import { expect, test } from "./support/test";

/** Everybody's in the tests. */
const PASSWORD = "Mango-Chaunsa-9";

type Device = { session: CDPSession; authenticatorId: string };

/** A device that opens its passkeys by itself, as after a finger was shown. */
async function newDevice(page: Page): Promise<Device> {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return { session, authenticatorId };
}

async function credentialsOf({ session, authenticatorId }: Device) {
	return (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

const panel = (page: Page) => page.getByRole("region", { name: "Passkeys" });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Add a passkey" });

async function addPasskey(page: Page, count: number): Promise<void> {
	await panel(page).getByRole("button", { name: "Add a passkey" }).click();
	await dialog(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await dialog(page).getByRole("button", { name: "Add a passkey" }).click();
	await expect(panel(page).getByRole("listitem")).toHaveCount(count);
}

async function openLogin(page: Page): Promise<void> {
	await page.context().clearCookies();
	await page.goto("/about?login=1");
	await page
		.getByRole("button", { name: /Log ?in/i })
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

async function signInByPasskey(page: Page): Promise<void> {
	await openLogin(page);
	await page.getByRole("dialog").getByRole("button", { name: "Use a passkey" }).click();
}

test("a customer adds a passkey, names it, signs in by it, and takes it away @both-sizes", async ({
	page,
}) => {
	const customer = await signedIn(page);
	const device = await newDevice(page);
	await page.goto("/account?tab=security");
	await addPasskey(page, 1);
	expect(await credentialsOf(device)).toHaveLength(1);
	await panel(page)
		.getByRole("button", { name: /^Rename/ })
		.click();
	await panel(page).getByRole("textbox").fill("My phone");
	await panel(page).getByRole("button", { name: "Save" }).click();
	await expect(panel(page).getByText("My phone")).toBeVisible();
	await expectAccessible(page);

	await signInByPasskey(page);
	await expect(page.getByText("Login successful")).toBeVisible();
	expect(await (await page.request.get("/api/user/check-auth")).json()).toMatchObject({
		user: { email: customer.email },
	});

	await page.goto("/account?tab=security");
	await expect(panel(page).getByText(/used last/)).toBeVisible();
	await panel(page).getByRole("button", { name: "Remove My phone" }).click();
	await panel(page).getByRole("button", { name: "Remove My phone" }).click();
	await expect(panel(page).getByRole("listitem")).toHaveCount(0);
	await signInByPasskey(page);
	await expect(page.getByText("This passkey was not accepted")).toBeVisible();
	expect((await page.request.get("/api/user/check-auth")).status()).toBe(401);
});

test("adding a passkey asks for the password, and a mistake loses nothing that was typed @campaign @both-sizes", async ({
	page,
}) => {
	await signedIn(page);
	await newDevice(page);
	await page.goto("/account?tab=security");
	await panel(page).getByRole("button", { name: "Add a passkey" }).click();
	const password = dialog(page).getByLabel("Password", { exact: true });
	const send = dialog(page).getByRole("button", { name: "Add a passkey" });
	await send.click();
	await expect(dialog(page).getByText("Password is required")).toBeVisible();
	await password.fill("Wrong-One-1");
	await send.click();
	await expect(dialog(page).getByText("Current password is incorrect")).toBeVisible();
	await expect(password).toHaveValue("Wrong-One-1");
	await expect(password).toBeFocused();
	await expectAccessible(page);

	// Whoever changes their mind at the device goes on where they were.
	await page.evaluate(() => {
		const { credentials } = navigator;
		const create = credentials.create.bind(credentials);
		credentials.create = async () => {
			credentials.create = create;
			throw new DOMException("The person said no", "NotAllowedError");
		};
	});
	await password.fill(PASSWORD);
	await send.click();
	await expect(send).toBeEnabled();
	await expect(password).toHaveValue(PASSWORD);
	await send.click();
	await expect(panel(page).getByRole("listitem")).toHaveCount(1);
});

test("an account whose address is not proved is told what comes first @campaign", async ({ page }) => {
	await signedIn(page, { isVerified: false });
	await page.goto("/account?tab=security");
	await expect(panel(page).getByText("Verify your email first.")).toBeVisible();
	await expect(panel(page).getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
	await expectAccessible(page);
});

test("a packer with a second factor adds a passkey with a code, and logs out everywhere @both-sizes @campaign", async ({
	page,
}) => {
	const packer = await newStaff("packer");
	const { json: begun } = await api("POST", "/api/seller/two-factor/begin", { cookies: packer.cookies });
	const codeOf = (steps: number) =>
		TOTP.generate({
			secret: Secret.fromBase32(String(begun.secret)),
			timestamp: Date.now() + steps * 30_000,
		});
	const { cookies } = await api("POST", "/api/seller/two-factor/confirm", {
		cookies: packer.cookies,
		body: { code: codeOf(-1) },
	});
	await keepCookies(page, cookies);
	await newDevice(page);
	await page.goto("/seller/security");
	await panel(page).getByRole("button", { name: "Add a passkey" }).click();
	const code = dialog(page).getByLabel("Code of your app, or a recovery code");
	await dialog(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
	await code.fill("000000");
	const send = dialog(page).getByRole("button", { name: "Add a passkey" });
	await send.click();
	await expect(dialog(page).getByText("This code is not right")).toBeVisible();
	await expectAccessible(page);
	await code.fill(codeOf(0));
	await send.click();
	await expect(panel(page).getByRole("listitem")).toHaveCount(1);

	await page.getByRole("button", { name: "Log out everywhere" }).click();
	const ask = page.getByRole("dialog", { name: "Log out everywhere" });
	await expect(ask).toContainText("your passkeys are removed");
	await expectAccessible(page);
	await ask.getByRole("button", { name: "Log out everywhere" }).click();
	await expect(page.getByRole("heading", { name: "Seller login" })).toBeVisible();
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page.getByText("This passkey was not accepted")).toBeVisible();
});

test("two devices have a passkey each; a copied one is refused once its twin was used @campaign", async ({
	page,
}) => {
	const customer = await signedIn(page);
	const first = await newDevice(page);
	await page.goto("/account?tab=security");
	await addPasskey(page, 1);
	const [copied] = await credentialsOf(first);
	if (!copied) throw new Error("the device has no passkey");
	// A device holds one passkey of an account; the next one is another device.
	await first.session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: first.authenticatorId });
	await first.session.detach();
	const second = await newDevice(page);
	await addPasskey(page, 2);
	await signInByPasskey(page);
	await expect(page.getByText("Login successful")).toBeVisible();
	expect(await (await page.request.get("/api/user/check-auth")).json()).toMatchObject({
		user: { email: customer.email },
	});

	await second.session.send("WebAuthn.clearCredentials", { authenticatorId: second.authenticatorId });
	await second.session.send("WebAuthn.addCredential", {
		authenticatorId: second.authenticatorId,
		credential: { ...copied, signCount: 20 },
	});
	await signInByPasskey(page);
	await expect(page.getByText("Login successful")).toBeVisible();
	const known = await (await database())
		.collection("passkeys")
		.findOne({ owner: `customer:${customer._id}` });
	expect(known?.counter).toBeGreaterThan(0);

	await second.session.send("WebAuthn.clearCredentials", { authenticatorId: second.authenticatorId });
	await second.session.send("WebAuthn.addCredential", {
		authenticatorId: second.authenticatorId,
		credential: { ...copied, signCount: 1 },
	});
	await signInByPasskey(page);
	await expect(page.getByText("This passkey was not accepted")).toBeVisible();
});

test("a packer signs in by a passkey, and no longer once they are switched off @campaign", async ({
	page,
}) => {
	const packer = await newStaff("packer");
	await keepCookies(page, packer.cookies);
	await newDevice(page);
	await page.goto("/seller/security");
	await addPasskey(page, 1);
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("heading", { name: "Seller login" })).toBeVisible();
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible();

	await page.getByRole("button", { name: "Logout" }).click();
	await (await database())
		.collection("teammembers")
		.updateOne({ email: packer.email }, { $set: { isActive: false } });
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page.getByText("This passkey was not accepted")).toBeVisible();
});
