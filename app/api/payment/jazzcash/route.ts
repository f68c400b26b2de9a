import { startPaymentWith } from "../start-payment";

/** Begins a JazzCash payment (spec 7). */
export const POST = startPaymentWith("jazzcash");
