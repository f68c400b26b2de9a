import { ObjectId } from "mongodb";
import { database } from "./database";

let counter = 0;

type ProductFields = {
	name: string;
	urduName: string;
	urduUnit: string;
	urduDescription: string[];
	urduContents: string[];
	spellings: string;
	description: string[];
	/** What a bundle's crate holds. */
	contents: string[];
	category: "Fruits" | "Vegetables" | "Bundles";
	price: number;
	offerPrice: number;
	inStock: boolean;
	isDeal: boolean;
	isArchived: boolean;
};

/** A product of this test alone; gives its id. Cached pages do not know of it, the API does. */
export async function newProduct(fields: Partial<ProductFields> = {}): Promise<string> {
	counter += 1;
	const _id = new ObjectId();
	const now = new Date();
	const db = await database();
	await db.collection("products").insertOne({
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
		inStock: true,
		isDeal: false,
		isArchived: false,
		ratingCounts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
		createdAt: now,
		updatedAt: now,
		...fields,
	});
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
