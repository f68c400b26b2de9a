import { expect, test } from "vitest";
import { password as text } from "../login-texts.en";
import { passwordStrength } from "./user";

test.each([
	["", 0, "Very weak"],
	["abc", 1, "Very weak"],
	["abcdefgh", 2, "Weak"],
	["Abcdefgh", 3, "Medium"],
	["Abcdefg1", 4, "Strong"],
	["Abcdef1!", 5, "Very strong"],
	["Ab1!", 4, "Strong"],
])("%j scores %i, %s", (password, score, label) => {
	expect(passwordStrength(password).score).toBe(score);
	expect(text.strength[score]).toBe(label);
});
