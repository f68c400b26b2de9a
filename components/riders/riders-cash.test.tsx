import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { RidersCash } from "./riders-cash";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

/** The row of a rider who owed 2,125 and brought so much, in rupees. */
function rowAfter(counted: number): string {
	const rider = { _id: "r1", name: "Bilal" };
	const other = { _id: "r2", name: "Imran" };
	const cash = { collected: 2125, handedOver: 2125, outstanding: 0 };
	const at = "2026-11-28T08:00:00.000Z";
	const handovers = [
		{ at, rider, expected: 2125, counted, difference: counted - 2125 },
		{ at, rider: other, expected: 100, counted: 60, difference: -40 },
	];
	return renderToStaticMarkup(<RidersCash riders={[{ rider, ...cash }]} handovers={handovers} />);
}

test("what a rider's counts differed by stands in their row", () => {
	expect(rowAfter(2100)).toContain("short by Rs. 25");
	expect(rowAfter(2130)).toContain("too much by Rs. 5");
	expect(rowAfter(2125)).not.toMatch(/short by|too much by/);
});
