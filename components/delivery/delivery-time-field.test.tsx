import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressArea } from "@/lib/accounts/client/preferences";
import { messagesProvider } from "@/lib/client/messages";
import { ShopContext } from "@/lib/shop/client/shop";
import { type Shop, UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { MESSAGES } from "@/lib/text/messages/all";
import { DeliveryTimeField } from "./delivery-time-field";

const English = messagesProvider("en", MESSAGES.en);
const usual = { isActive: true, deliveryFees: null, minimumOrder: null };
const shop: Shop = {
	...UNKNOWN_SHOP,
	areas: ["Gojra Road", "Satellite Town"],
	areaRules: [{ area: "Gojra Road", ...usual, extraMinutes: 30 }],
};

function saidIn(area: string | null): string {
	return renderToStaticMarkup(
		<English>
			<ShopContext value={shop}>
				<AddressArea value={area}>
					<DeliveryTimeField />
				</AddressArea>
			</ShopContext>
		</English>,
	);
}

test("the usual range is promised where it holds, not in an area to which it takes longer", () => {
	const ranges = ["Standard, 2-4 hours", "Express, 30-60 minutes"];
	for (const area of ["Satellite Town", null])
		for (const range of ranges) expect(saidIn(area)).toContain(range);
	const far = saidIn("Gojra Road");
	expect(far).toContain("Express");
	for (const range of ranges) expect(far).not.toContain(range);
});
