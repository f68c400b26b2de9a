import { expect, test } from "vitest";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";
import { dueText } from "./rules";

const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:00`);
const slot = { id: "2026-11-23-1600", from: "2026-11-23T11:00:00Z", to: "2026-11-23T13:00:00Z" };

test("prompt delivery is said by its latest moment, over the night too", () => {
	const express = { deliveryTime: "express", slot: null } as const;
	expect(dueText(express, at("17:40"), SHOP_DEFAULTS)).toBe("By 6:40 PM");
	expect(dueText(express, at("21:30"), SHOP_DEFAULTS)).toBe("Tomorrow by 8:30 AM");
	expect(dueText({ ...express, deliveryTime: "standard" }, at("17:40"), SHOP_DEFAULTS)).toBe("By 9:40 PM");
});

test("a chosen time is said by its day and hours", () => {
	expect(dueText({ deliveryTime: "slot", slot }, at("17:40"), SHOP_DEFAULTS)).toBe("Tomorrow, 4 to 6 PM");
});
