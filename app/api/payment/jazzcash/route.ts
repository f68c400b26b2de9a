import { startPaymentWith } from "../start-payment";

export const POST = startPaymentWith("jazzcash");
