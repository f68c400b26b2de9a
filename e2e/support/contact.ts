import type { Page } from "@playwright/test";

/** Writes a message to the shop on the contact page and sends it. */
export async function sendMessage(page: Page): Promise<void> {
	const main = page.getByRole("main");
	await main.getByLabel("Your name").fill("Sana Iqbal");
	await main.getByLabel("Email").fill("sana@sabz-tests.pk");
	await main.getByLabel("Subject").fill("Onions");
	await main.getByLabel("Message", { exact: true }).fill("20 kg for a wedding, please.");
	await main.getByRole("button", { name: "Send Message" }).click();
}
