import { describe, expect, it } from "vitest";
import { walletPhoneField } from "@/lib/orders/schema/checkout";
import { formatWalletPhone, isWallet } from "./rules";

describe("a wallet's mobile number", () => {
	it.each(["0300-1234567", "03001234567", " 0345-7654321 "])("takes %s", (typed) => {
		expect(walletPhoneField("jazzcash").parse(typed)).toBe(typed.trim().replace("-", ""));
	});

	it.each([
		"",
		"0300",
		"0300-123456",
		"0300-12345678",
		"0400-1234567",
		"0300 1234567",
		"03a0-1234567",
		"0300--1234567",
	])("refuses %s in the wallet's own words", (typed) => {
		const result = walletPhoneField("jazzcash").safeParse(typed);
		expect(result.error?.issues[0]?.message).toBe(
			"Please enter a valid JazzCash mobile number (03XX-XXXXXXX)",
		);
	});

	it("names the other wallet", () => {
		const result = walletPhoneField("easypaisa").safeParse(undefined);
		expect(result.error?.issues[0]?.message).toBe(
			"Please enter a valid Easypaisa mobile number (03XX-XXXXXXX)",
		);
	});

	it.each([
		["03", "03"],
		["0300", "0300"],
		["03001", "0300-1"],
		["0300-1234567", "0300-1234567"],
		["0300-12345678", "0300-1234567"],
		["+92 300 1234567", "0300-1234567"],
		["0300 abc 12", "0300-12"],
	])("is written %s → %s while it is typed", (typed, shown) => {
		expect(formatWalletPhone(typed)).toBe(shown);
	});
});

it("knows its wallets and nothing else", () => {
	expect(["jazzcash", "easypaisa", "paypal", ""].map(isWallet)).toEqual([true, true, false, false]);
});
