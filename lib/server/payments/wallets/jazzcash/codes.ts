import "server-only";
import type { Verdict } from "../../provider";

/** JazzCash's answers in our words (official guide). What is not named here is no verdict: it is asked again. */

const RESPONSES: Record<string, Verdict> = {
	"000": "paid",
	"121": "paid",
	"124": "pending",
	"157": "pending",
	"101": "failed",
	"110": "failed",
	"112": "failed",
	"115": "failed",
	"116": "failed",
	"129": "failed",
	"131": "failed",
	"999": "failed",
	"109": "unknown",
};

/** What a response code of a return, or a payment response code of an inquiry, means. */
export function verdictOfCode(code: string | undefined): Verdict {
	return RESPONSES[code ?? ""] ?? "pending";
}
