import { ObjectId } from "mongodb";
import type { ProductDoc } from "@/models/products";
import { database } from "./database";
import type { Fields, Stored } from "./stored";

let counter = 0;

/** A product of this test alone; gives its id. Cached pages do not know of it, the API does. */
export async function newProduct(fields: Fields<Stored<ProductDoc>> = {}): Promise<string> {
	counter += 1;
	const _id = new ObjectId();
	const now = new Date();
	const db = await database();
	const product = {
		_id,
		slug: `test-${_id.toHexString()}`,
		name: `Test mango ${counter}`,
		description: ["Made by a test."],
		contents: [],
		category: "Fruits",
		unit: "1 kg",
		price: 600,
		offerPrice: 500,
		imageUrl: "/art/one-mango.webp",
		moreImages: [],
		revision: 0,
		inStock: true,
		isDeal: false,
		isArchived: false,
		ratingCounts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
		createdAt: now,
		updatedAt: now,
	} satisfies Stored<ProductDoc>;
	await db.collection("products").insertOne({ ...product, ...fields });
	return _id.toHexString();
}

/** An address in a serviced area, as a form sends it. */
export const testAddress = {
	firstName: "Sana",
	lastName: "Iqbal",
	streetAddress: "House 12, Street 4, Satellite Town",
	phoneNumber: "0300-1234567",
	city: "Jhang",
	state: "Punjab",
	zipCode: "35200",
};
