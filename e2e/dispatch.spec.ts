import { newOrder } from "../tests/support/orders";
import { newStaff } from "../tests/support/people";
import { testAddress } from "../tests/support/products";
import { expectAccessible } from "./support/axe";
import { uniqueWord } from "./support/products-on-sale";
import { asSeller } from "./support/seller";
import { expect, test } from "./support/test";

/** A packed order that nobody has, promised so many minutes from now. */
async function packed(firstName: string, minutes: number): Promise<string> {
	const now = Date.now();
	const id = await newOrder({
		status: "Packed",
		address: { ...testAddress, firstName },
		area: `Area ${firstName}`,
		promisedAt: new Date(now + minutes * 60_000),
	});
	return id.slice(-6).toUpperCase();
}

test("bags of an area are given to a rider with two presses, and taken back @both-sizes", async ({
	page,
}) => {
	const rider = await newStaff("rider");
	const name = uniqueWord();
	const bags = [await packed(name, 30), await packed(name, -6)];
	await asSeller(page);
	await page.goto("/seller/dispatch");
	const area = page.getByRole("region", { name: `Area ${name}` });
	await expect(area.getByText("6 min late")).toBeVisible();
	await area.getByRole("button", { name: /^Both/ }).click();
	for (const bag of bags) {
		await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bag}`) })).toBeChecked();
	}
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bags[0]}`) })).not.toBeChecked();
	await area.getByRole("button", { name: /^Both/ }).click();
	// On a phone the riders stand in a bar under the thumb, beside the board otherwise.
	const bar = page.getByRole("region", { name: "Give the chosen bags" });
	const beside = page.getByRole("button", { name: `Give 2 to ${rider.name}` }).first();
	const below = bar.getByRole("button", { name: rider.name }).first();
	await ((await bar.isVisible()) ? below : beside).click();
	await expect(page.getByText(`2 bags given to ${rider.name}`)).toBeVisible();
	await expect(area).toBeHidden();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: new RegExp(`^Order ${bags[0]}`) })).toHaveCount(0);
});
