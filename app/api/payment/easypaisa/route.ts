import { startPaymentWith } from "../start-payment";

/** Begins a Easypaisa payment (spec 7). */
export const POST = startPaymentWith("easypaisa");
