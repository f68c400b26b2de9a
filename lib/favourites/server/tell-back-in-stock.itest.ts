import type { Types } from "mongoose";
import { expect, test } from "vitest";
import { User } from "@/models/accounts";
import { BackInStockWish } from "@/models/favourites";
import { OutgoingMessage } from "@/models/messages";
import { OutgoingMail } from "@/models/notifications";
import { Product } from "@/models/products";
import { ownDatabase, ownProduct } from "@/tests/support/own-database";
import { tellOfProductsBack } from "./back-in-stock";

ownDatabase();

let counter = 0;

async function soldOut(): Promise<Types.ObjectId> {
	const { _id } = await ownProduct({ name: "Okra", category: "Vegetables", inStock: false });
	return _id;
}

async function waiting(product: Types.ObjectId, more = {}): Promise<string> {
	counter += 1;
	const email = `sana-${counter}@inbox.pk`;
	const user = await User.create({ name: "Sana", email, passwordHash: "none", isVerified: true, ...more });
	await BackInStockWish.create({ user: user._id, product });
	return email;
}

const mailsTo = (to: string) => OutgoingMail.find({ to }).lean();
const putBack = (_id: Types.ObjectId) => Product.updateOne({ _id }, { $set: { inStock: true } });

test("nobody is told while it is out of stock; then everybody once, and their wish is over", async () => {
	const [okra, peas] = [await soldOut(), await soldOut()];
	const [sana, amna, other] = [await waiting(okra), await waiting(okra), await waiting(peas)];
	await tellOfProductsBack();
	expect(await OutgoingMail.countDocuments({ to: { $in: [sana, amna, other] } })).toBe(0);

	await putBack(okra);
	await Promise.all([tellOfProductsBack(), tellOfProductsBack()]);
	await tellOfProductsBack();
	for (const email of [sana, amna]) expect(await mailsTo(email)).toMatchObject([{ subject: "Okra is back" }]);
	expect(await mailsTo(other)).toEqual([]);
	expect(await BackInStockWish.countDocuments({ product: okra })).toBe(0);
	expect(await BackInStockWish.countDocuments({ product: peas })).toBe(1);
});

test("whoever has no e-mail is told once by a message, in their language", async () => {
	const okra = await soldOut();
	const phone = "+923001234567";
	const user = await User.create({ name: "ثنا", phone, language: "ur" });
	await BackInStockWish.create({ user: user._id, product: okra });
	await putBack(okra);
	await Promise.all([tellOfProductsBack(), tellOfProductsBack()]);
	const told = { to: phone, template: "back_in_stock", language: "ur", channel: "whatsapp" };
	expect(await OutgoingMessage.find({ to: phone }).lean()).toMatchObject([told]);
	expect(await BackInStockWish.countDocuments({ product: okra })).toBe(0);
});

test("whoever has left is not told, nor about what is archived", async () => {
	const [okra, archived] = [await soldOut(), await soldOut()];
	const gone = await waiting(okra, { leavingAt: new Date() });
	const patient = await waiting(archived);
	await Product.updateMany({ _id: { $in: [okra, archived] } }, { $set: { inStock: true } });
	await Product.updateOne({ _id: archived }, { $set: { isArchived: true } });
	await tellOfProductsBack();
	expect([await mailsTo(gone), await mailsTo(patient)]).toEqual([[], []]);
});
