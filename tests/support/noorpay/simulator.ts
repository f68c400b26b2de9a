import type { Simulator } from "@/lib/payments/server/provider";
import { ShopError } from "@/lib/server/platform/errors";
import type { SimulatedPayment } from "@/models/payments";
import { FORM_PATH, type NoorPayAccount, STATUS_PATH } from "./driver";
import { isSigned, signed } from "./sign";

const CODES = { waiting: "OPEN", paid: "DONE", declined: "DROPPED", cancelled: "DROPPED" } as const;

/** What it says of a payment, on the way back as in its inquiry. */
const said = ({ reference, amount, state }: SimulatedPayment, key: string) =>
	signed({ noorRef: reference, noorCode: CODES[state], rupees: String(amount) }, key);

export function simulateNoorPay({ key }: Pick<NoorPayAccount, "key">): Simulator {
	return {
		calls: {
			[FORM_PATH](fields) {
				const { noorRef: reference, rupees } = fields;
				if (!reference || !isSigned(fields, key))
					throw new ShopError("invalid", "NoorPay cannot read this form.");
				const payment = {
					reference,
					amount: Number(rupees),
					returnUrl: "http://shop.example/payment/verify",
				};
				return { kind: "payment", payment };
			},
			async [STATUS_PATH](fields, _headers, books) {
				const payment = isSigned(fields, key) ? await books.byReference(fields.noorRef ?? "") : null;
				return { kind: "fields", fields: payment ? said(payment, key) : {} };
			},
		},
		wayBack: (payment) => ({ action: payment.returnUrl, fields: said(payment, key) }),
	};
}
