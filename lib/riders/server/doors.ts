import "server-only";
import { addressNamesArea, addressText } from "@/lib/accounts/rules/address";
import type { Point } from "@/lib/places/rules/point";
import { changeIfThere, type Write } from "@/lib/server/database/commit";
import type { DoorDoc } from "@/models/accounts";
import { type AddressDoc, User, type UserDoc } from "@/models/accounts";
import { Caller, type CallerDoc } from "@/models/callers";
import type { OrderDoc } from "@/models/order";

/**
 * Where riders stood at a door. It belongs to the saved address with the order's street text and area, of whoever ordered by
 * phone to the number; it goes with them, and no order has a copy.
 */

type Ordered = Pick<OrderDoc, "user" | "area" | "address" | "takenBy">;
type Book = Pick<UserDoc, "_id" | "addresses">;
type Number = Pick<CallerDoc, "_id" | "account" | "doors">;

/** So many doors of one number are kept. */
const MOST_DOORS = 20;

function isOf({ area, address }: Ordered, saved: AddressDoc): boolean {
	return saved.streetAddress === address.streetAddress && addressNamesArea(addressText(saved), area);
}

/** The number from which these people order, whether it is an account's or not. */
const numbersOf = (users: string[]) =>
	Caller.find({ $or: [{ _id: { $in: users } }, { account: { $in: users } }] })
		.select("account doors")
		.lean<Number[]>();

/** Finds the doors of these orders: of each the one of its saved address, else of the number. */
export async function readDoors(
	orders: readonly Ordered[],
): Promise<(order: Ordered) => DoorDoc | undefined> {
	const users = [...new Set(orders.map(({ user }) => String(user)))];
	const [books, numbers] = await Promise.all([
		User.find({ _id: { $in: users }, "addresses.door": { $exists: true } })
			.select("addresses")
			.lean<Book[]>(),
		numbersOf(users),
	]);
	return (order) => {
		const { area, address, user } = order;
		const isTheirs = (id: unknown) => String(id) === String(user);
		const book = books.find(({ _id }) => isTheirs(_id))?.addresses ?? [];
		const number = numbers.find(({ _id, account }) => isTheirs(account ?? _id));
		return (
			book.find((saved) => saved.door && isOf(order, saved))?.door ??
			number?.doors?.findLast((door) => door.area === area && door.streetAddress === address.streetAddress)
		);
	};
}

/** The write that keeps a door of a number; only of who ordered by phone. */
async function numberWrites({ user, area, address, takenBy }: Ordered, door: DoorDoc): Promise<Write[]> {
	if (takenBy === undefined) return [];
	const numbers = await numbersOf([String(user)]);
	const { streetAddress } = address;
	const kept = { $each: [{ streetAddress, area, ...door }], $slice: -MOST_DOORS };
	return numbers.map(({ _id }) => changeIfThere(Caller, { _id }, { $push: { doors: kept } }));
}

/** The writes that keep where the order's door is; none where nothing is saved that it belongs to. */
export async function doorWrites(order: Ordered, { lat, lng }: Point, at: Date): Promise<Write[]> {
	const owner = await User.findById(order.user).select("addresses").lean<Book>();
	const saved = (owner?.addresses ?? []).filter((address) => isOf(order, address));
	const { streetAddress } = order.address;
	const door = { lat, lng, at };
	if (saved.length === 0) return numberWrites(order, door);
	return saved.map(({ _id }) =>
		changeIfThere(
			User,
			{ _id: order.user, addresses: { $elemMatch: { _id, streetAddress } } },
			{ $set: { "addresses.$.door": door } },
		),
	);
}
