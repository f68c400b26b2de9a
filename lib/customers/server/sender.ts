import "server-only";
import { localNumber } from "@/lib/accounts/rules/user";
import { findNumber } from "@/lib/accounts/server/callers";
import { subtotalOf } from "@/lib/cart/rules/totals";
import type { InboxMessage, ListRead } from "@/lib/messages/rules";
import { foundOrNull } from "@/lib/server/platform/errors";
import { matchListToday } from "@/lib/shopping-list/server";
import { isObjectId, phoneField } from "@/lib/text/fields";
import { User } from "@/models/accounts";
import { ContactMessage } from "@/models/shop";
import type { CustomerCard } from "../rules";
import { readCustomer } from "./read";

/** Who wrote, as the owner knows them, callers by phone included; null for a stranger. */
export async function readSender({
	customer,
	from,
}: Pick<InboxMessage, "customer" | "from">): Promise<CustomerCard | null> {
	const caller = customer === null && from.startsWith("+") ? await findNumber(from) : null;
	const id = customer ?? (caller && String(caller._id));
	return id ? foundOrNull(readCustomer(id)) : null;
}

/** What a message asks for; null where fewer than two things of it, or less than half, are on the shelf. */
async function readList({ _id: id, text }: Pick<InboxMessage, "_id" | "text">): Promise<ListRead | null> {
	const lines = await matchListToday(text).catch(() => []);
	const found = lines.flatMap(({ product, quantity, isSure, text: said }) =>
		product ? [{ product, quantity, isSure, said }] : [],
	);
	if (found.length < 2 || found.length * 2 < lines.length) return null;
	return {
		id,
		lines: lines.length,
		unsure: lines.filter(({ isSure }) => !isSure).map(({ text: said }) => said),
		amount: subtotalOf(
			found.map(({ product, quantity }) => ({ ...product, unitPrice: product.offerPrice, quantity })),
		),
	};
}

/** The first of these messages that reads as a list; null where none does. */
export async function readFirstList(messages: readonly InboxMessage[]): Promise<ListRead | null> {
	for (const message of messages) {
		const list = await readList(message);
		if (list) return list;
	}
	return null;
}

/** Whom an order is taken from by phone, and the words of their message. */
export type ForDesk = { phone: string; list: string };

/** The number of a customer whose card the owner has open; null where there is none. */
export async function readCustomerForDesk(id: string): Promise<ForDesk | null> {
	const customer = isObjectId(id) ? await foundOrNull(readCustomer(id)) : null;
	return customer?.phone ? { phone: localNumber(customer.phone), list: "" } : null;
}

/** The number and the words of a message, to take an order from it by phone; null for one that is not there. */
export async function readForDesk(id: string): Promise<ForDesk | null> {
	if (!isObjectId(id)) return null;
	const found = await ContactMessage.findById(id).select("phone formerly message").lean();
	if (!found) return null;
	const { formerly, message: list } = found;
	// Whoever gave the number up has another one now, or none.
	const phone = formerly
		? ((await User.findById(formerly).select("phone").lean())?.phone ?? "")
		: found.phone;
	return { phone: phoneField.safeParse(phone).data ?? phone, list };
}
