import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listed } from "@/tests/support/goods";
import { RunningOut } from "./needs-attention";

const product = (name: string, stock: number) => listed(name, { left: stock, stock });

test("says how few are left of what runs out, and how many products that are", () => {
	const html = renderToStaticMarkup(
		<RunningOut products={[product("Falsa", 0), product("Ber", 3)]} total={7} />,
	);
	for (const words of ["Running out", "7", "Falsa", "None left", "Ber", "3 left"])
		expect(html).toContain(words);
});

test("takes no place while nothing is counted, or all of it is there", () => {
	expect(renderToStaticMarkup(<RunningOut products={[]} total={0} />)).toBe("");
});
