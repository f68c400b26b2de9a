import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawSprite } from "@/tools/icon-sprite";

test("the sprite has the icons that the code names, and no other", () => {
	expect(readFileSync("components/ui/icons.svg", "utf8")).toBe(drawSprite());
});
