import { ObjectId } from "mongodb";
import { expect } from "vitest";
import type { Report } from "@/lib/reports/rules";
import { api } from "./api";
import { newOrder, orderLine, whose } from "./orders";
import type { TestCustomer } from "./people";

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const mango = new ObjectId();
export const onion = new ObjectId();

/** An order of two lines, 6 mangoes and 2 onions, delivered so many hours ago, and paid unless it is said. */
export function delivered(who: TestCustomer, hours = 1, fields: object = {}): Promise<string> {
	return newOrder({
		...whose(who),
		lines: [orderLine("Mango Chaunsa", 280, 6, mango), orderLine("Onion", 120, 2, onion)],
		...{ amount: 2066, isPaid: true, paymentStatus: "success", status: "Delivered" },
		statusHistory: [
			{ status: "Order Placed", at: hoursAgo(hours + 2) },
			{ status: "Delivered", at: hoursAgo(hours), by: "seller" },
		],
		...fields,
	});
}

/** What is said of the mangoes. */
export const bad = { product: String(mango), problem: "bad", quantity: 2, note: "Soft and brown" };

/** Sends a report as the page does. */
export function send(who: { cookies: string }, order: string, report: unknown = bad, pictures: Blob[] = []) {
	const raw = new FormData();
	raw.set("report", typeof report === "string" ? report : JSON.stringify(report));
	for (const file of pictures) raw.append("pictures", file, "mango.jpg");
	return api("POST", `/api/order/${order}/report`, { raw, cookies: who.cookies });
}

/** A report that was taken. */
export async function reported(who: TestCustomer, order: string, pictures: Blob[] = []): Promise<Report> {
	const { status, json } = await send(who, order, bad, pictures);
	expect(status).toBe(201);
	return json.report as Report;
}
