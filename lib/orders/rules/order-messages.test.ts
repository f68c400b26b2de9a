import { expect, test } from "vitest";
import { orderPlacedMessage } from "./order-messages";

const now = new Date("2026-11-21T06:00:00Z").getTime();

test.each([
	["express", "2026-11-21T07:00:00Z", /With express delivery it is there by 12:00\sPM at the latest\.$/],
	["standard", "2026-11-21T10:00:00Z", /With standard delivery it is there by 3:00\sPM at the latest\.$/],
	["express", "2026-11-22T04:00:00Z", /it is there tomorrow by 9:00\sAM at the latest\.$/],
] as const)(
	"the 60 minutes of the specification, and the moment of %s delivery due %s",
	(deliveryTime, promisedAt, moment) => {
		const message = orderPlacedMessage({ deliveryTime, promisedAt }, now);
		expect(message).toMatch(/^Order placed! Your fresh groceries will be at your door within 60 minutes\. /);
		expect(message).toMatch(moment);
	},
);
