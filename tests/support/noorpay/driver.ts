import {
	askProvider,
	type Callback,
	type Fields,
	type Provider,
	type Report,
	reaches,
	type Verdict,
} from "@/lib/payments/server/provider";
import { isSigned, signed } from "./sign";

export type NoorPayAccount = { shop: string; key: string; url: string };

export const FORM_PATH = "/noor/pay";
export const STATUS_PATH = "/noor/status";

const VERDICTS: Record<string, Verdict> = { OPEN: "pending", DONE: "paid", DROPPED: "failed" };

function reportOf({ sign: _, ...detail }: Fields): Report {
	const { noorCode = "", rupees } = detail;
	return { verdict: VERDICTS[noorCode] ?? "unclear", amount: rupees ? Number(rupees) : null, detail };
}

function readCallback({ key }: NoorPayAccount, fields: Fields): Callback {
	const { noorRef: reference } = fields;
	if (!reference || !isSigned(fields, key)) return { kind: "forged" };
	return { kind: "signed", reference, report: reportOf(fields) };
}

async function inquire(account: NoorPayAccount, reference: string): Promise<Report> {
	const request = signed({ shop: account.shop, noorRef: reference }, account.key);
	const answer = await askProvider(account.url + STATUS_PATH, request);
	const isOurs = answer?.noorRef === reference && isSigned(answer, account.key);
	return isOurs ? reportOf(answer) : { verdict: "unclear", amount: null, detail: {} };
}

export function noorPayDriver(account: NoorPayAccount): Provider {
	return {
		begin({ reference, amount }) {
			const fields = { shop: account.shop, noorRef: reference, rupees: String(amount) };
			return { action: account.url + FORM_PATH, fields: signed(fields, account.key) };
		},
		readCallback: (fields) => readCallback(account, fields),
		readNotification(fields) {
			const callback = readCallback(account, fields);
			return callback.kind === "forged" ? null : { reference: callback.reference, receipt: { noted: "yes" } };
		},
		inquire: ({ reference }) => inquire(account, reference),
		isReachable: () => reaches(account.url + STATUS_PATH),
	};
}
