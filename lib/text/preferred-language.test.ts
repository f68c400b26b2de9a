import { expect, it } from "vitest";
import { preferredLanguage } from "./language-path.mjs";

it.each([
	"ur",
	"ur-PK",
	"UR",
	"ur-PK,ur;q=0.9,en;q=0.8",
	"en;q=0.5, ur;q=0.9",
	"ur, en",
	"fr;q=0.1, ur;q=0.2",
	"fr, ur;q=0.5",
])("reads Urdu first in %s", (header) => expect(preferredLanguage(header)).toBe("ur"));

it.each([
	null,
	"",
	"en",
	"en-PK,en;q=0.9,ur;q=0.8",
	"en, ur",
	"ur;q=0",
	"ur;q=x",
	"*",
	"*, ur;q=0.9",
	"urdu",
	"ur;q=0.1, en",
	",,;;=ur",
])("reads English in %s", (header) => expect(preferredLanguage(header)).toBe("en"));
