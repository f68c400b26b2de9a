import { expect, test } from "vitest";
import { isDisposable, refuseDisposable } from "./account";

test.each(["sana@mailinator.com", "sana@anything.mailinator.com", "sana@yopmail.com"])(
	"%s is disposable",
	(email) => {
		expect(isDisposable(email)).toBe(true);
	},
);

test.each(["sana@gmail.com", "sana@mailinator-of-jhang.pk", "mailinator.com@gmail.com", "sana@shop.pk"])(
	"%s is welcome",
	(email) => {
		expect(isDisposable(email)).toBe(false);
	},
);

test("says so beside the field", () => {
	const message = "Temporary or disposable email addresses are not allowed";
	expect(() => refuseDisposable("sana@yopmail.com")).toThrow(
		expect.objectContaining({ kind: "invalid", message, details: { errors: { email: message } } }),
	);
});
