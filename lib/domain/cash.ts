import type { CashInHand } from "./delivery";

/** What one rider took, handed over and still holds; rupees. */
export type RiderCash = { rider: { _id: string; name: string } } & CashInHand;

/** What came of a handover; rupees. The difference is below 0 where something was missing. */
export type Handover = { expected: number; counted: number; difference: number };
