import { buffer, text } from "node:stream/consumers";
import sharp from "sharp";
import yazl from "yazl";
import { database } from "../tests/support/database";
import { expectAccessible } from "./support/axe";
import { asSeller } from "./support/people";
import { takeOffSale, uniqueWord } from "./support/products-on-sale";
import { expect, test } from "./support/test";

test("a zip with pictures fills an aisle of the owner's, and shoppers find its goods there", async ({
	page,
}) => {
	const [aisle, apple, plum] = [uniqueWord(), uniqueWord(), uniqueWord()];
	await asSeller(page);
	await page.goto("/seller/aisles");
	await page.getByRole("button", { name: "New aisle" }).click();
	await page.getByLabel("Name", { exact: true }).fill(aisle);
	await page.getByRole("button", { name: "Save" }).click();
	const row = page.getByRole("listitem").filter({ hasText: aisle });
	await expect(row).toContainText("0 products");
	await expectAccessible(page);

	const typed = page.getByLabel("Name", { exact: true });
	await page.getByRole("button", { name: "New aisle" }).click();
	await typed.fill("Not saved");
	await row.getByRole("button", { name: "Edit" }).click();
	await page.getByRole("button", { name: "Stay", exact: true }).click();
	await expect(typed).toHaveValue("Not saved");
	await row.getByRole("button", { name: "Edit" }).click();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	await expect(typed).toHaveValue(aisle);

	const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#a33" } })
		.png()
		.toBuffer();
	const list = [
		"name,category,price,description,aisles,image",
		`${apple},Fruits,300,Crisp.,${aisle},apple.png`,
		`${plum},Fruits,"2 40",Sour.,${aisle},apple.png`,
	].join("\n");
	const fileOf = async (csv: string) => {
		const packed = new yazl.ZipFile();
		packed.addBuffer(Buffer.from(csv), "list.csv");
		packed.addBuffer(picture, "apple.png");
		packed.end();
		return { name: "goods.zip", mimeType: "application/zip", buffer: await buffer(packed.outputStream) };
	};
	await page.goto("/seller/price-list");
	const file = page.locator('input[type="file"]');
	await file.setInputFiles(await fileOf(list));
	const faults = page.getByRole("table", { name: "Faults by line" });
	await expect(faults.getByRole("row").nth(1)).toHaveText(/3\s*.*price2 40A whole number of rupees, as 240$/);
	await expect(page.getByText("1 line has a fault. Nothing has been changed.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Import 1 line" })).toBeDisabled();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "The line as a file" }).click();
	const saved = await download;
	expect(saved.suggestedFilename()).toBe("goods-faulty-lines.csv");
	expect(await text(await saved.createReadStream())).toContain("What is wrong");
	await expectAccessible(page);
	await file.setInputFiles(await fileOf(list.replace('"2 40"', "240")));
	await page.getByRole("button", { name: "Import 2 lines" }).click();
	await expect(page.getByText("2 products added, 0 changed")).toBeVisible();

	const db = await database();
	const { _id } = (await db.collection("aisles").findOne({ name: aisle })) ?? {};
	const ids = await db.collection("products").find({ aisles: _id }).toArray();
	await page.context().clearCookies();
	await expect(async () => {
		await page.goto(`/all-products?aisle=${_id}`);
		await expect(page.getByRole("heading", { name: aisle })).toBeVisible({ timeout: 2000 });
	}).toPass();
	for (const name of [apple, plum])
		await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
	await expect(page.getByText("Showing 2 products")).toBeVisible();
	await takeOffSale(ids.map((product) => String(product._id)));
	await db.collection("aisles").deleteOne({ _id });
});
