import { hash } from "bcryptjs";
import { ObjectId } from "mongodb";
import type { TeamRole } from "@/lib/team/rules";
import type { UserDoc } from "@/models/accounts";
import type { TeamMemberDoc } from "@/models/team";
import { api } from "./api";
import { database } from "./database";
import type { Stored } from "./stored";

const PASSWORD = "Mango-Chaunsa-9";
let counter = 0;

export type TestCustomer = { _id: string; name: string; email: string; password: string; cookies: string };

/** A customer of this test alone, signed in. Verified unless told otherwise. */
export async function newCustomer({ isVerified = true } = {}): Promise<TestCustomer> {
	counter += 1;
	const email = `shopper-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`;
	const name = "Sana Iqbal";
	const _id = new ObjectId();
	const now = new Date();
	const db = await database();
	await db.collection<Stored<UserDoc>>("users").insertOne({
		_id,
		name,
		email,
		passwordHash: await hash(PASSWORD, 4),
		isVerified,
		sessionVersion: 0,
		addresses: [],
		createdAt: now,
		updatedAt: now,
	});
	const { cookies } = await api("POST", "/api/user/login", { body: { email, password: PASSWORD } });
	return { _id: _id.toHexString(), name, email, password: PASSWORD, cookies };
}

export type TestStaff = { _id: string; name: string; email: string; password: string; cookies: string };

/** Somebody of the team of this test alone, who has joined and is signed in. */
export async function newStaff(role: TeamRole): Promise<TestStaff> {
	counter += 1;
	const email = `${role}-${process.pid}-${Date.now()}-${counter}@sabz-tests.pk`;
	const name = "Nadia Bibi";
	const _id = new ObjectId();
	const now = new Date();
	const db = await database();
	await db.collection<Stored<TeamMemberDoc>>("teammembers").insertOne({
		_id,
		name,
		email,
		phone: "0300-1234567",
		role,
		isActive: true,
		passwordHash: await hash(PASSWORD, 4),
		sessionVersion: 0,
		createdAt: now,
		updatedAt: now,
	});
	const { cookies } = await api("POST", "/api/seller/login", { body: { email, password: PASSWORD } });
	return { _id: _id.toHexString(), name, email, password: PASSWORD, cookies };
}

/** What the owner signs in with. */
export function ownerCredentials() {
	// A sealed environment names every setting, if only by nothing.
	const email = process.env.SELLER_EMAIL || "seller@sabz.example";
	const password = process.env.SELLER_PASSWORD || "Fresh-Market-1";
	return { email, password };
}

/** The owner's session. */
export async function sellerCookies(): Promise<string> {
	return (await api("POST", "/api/seller/login", { body: ownerCredentials() })).cookies;
}
