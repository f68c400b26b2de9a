import type { CDPSession, Page } from "@playwright/test";
import { database } from "../tests/support/database";
import { newStaff } from "../tests/support/people";
import { expectAccessible } from "./support/axe";
import { keepCookies, signedIn } from "./support/people";
import { expect, test } from "./support/test";

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

async function addPasskey(page: Page, count: number): Promise<void> {
	await panel(page).getByRole("button", { name: "Add a passkey" }).click();
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

test("a packer signs in by a passkey, and no longer once they are switched off", async ({ page }) => {
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
