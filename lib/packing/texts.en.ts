/** What a customer wants done where something is missing. */
export const ifMissing = {
	legend: "If something is missing",
	wishes: {
		replace: {
			label: "Replace",
			note: "We pack the nearest thing we have. You never pay more than you ordered.",
		},
		refund: { label: "Refund", note: "We leave it out, and you do not pay for it." },
		call: { label: "Call me", note: "We call you before we pack anything else." },
	},
};
