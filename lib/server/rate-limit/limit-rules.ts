import "server-only";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export type Allowance = { tries: number; seconds: number };

/**
 * What is counted of an action. An address may be a whole town behind one carrier, and an account's name is known to
 * strangers: so what is counted is what an honest crowd and a locked-out owner never reach.
 */
export type Rule = {
	/** Everything that comes from one address. */
	address?: Allowance;
	/** What fails from one address (`attempt`). */
	failures?: Allowance;
	/** Different accounts that are named from one address: a person has few, a list of stolen passwords has many. */
	accounts?: Allowance;
	/** One account, named from one address; or by one device that has signed in to it before. */
	pair?: Allowance;
	/** One account, named from anywhere but by such a device. */
	account?: Allowance;
};

export const RULES = {
	login: {
		accounts: { tries: 60, seconds: 15 * MINUTE },
		pair: { tries: 10, seconds: 15 * MINUTE },
		account: { tries: 100, seconds: HOUR },
	},
	"seller-login": {
		accounts: { tries: 60, seconds: 15 * MINUTE },
		pair: { tries: 20, seconds: 15 * MINUTE },
		account: { tries: 200, seconds: HOUR },
	},
	"seller-code": { pair: { tries: 20, seconds: 15 * MINUTE }, account: { tries: 60, seconds: HOUR } },
	passkey: { account: { tries: 60, seconds: HOUR } },
	"passkey-begin": { address: { tries: 600, seconds: HOUR } },
	"passkey-login": { failures: { tries: 60, seconds: HOUR } },
	"own-account": { account: { tries: 60, seconds: HOUR } },
	team: { address: { tries: 240, seconds: HOUR }, account: { tries: 120, seconds: HOUR } },
	join: { address: { tries: 20, seconds: HOUR } },
	register: { address: { tries: 300, seconds: HOUR }, failures: { tries: 30, seconds: HOUR } },
	forgot: { accounts: { tries: 60, seconds: HOUR }, pair: { tries: 5, seconds: HOUR } },
	resend: { accounts: { tries: 60, seconds: HOUR }, pair: { tries: 5, seconds: HOUR } },
	// Mails to one recipient, whoever asks. A link lives as long as this counts, or longer: one that works has arrived.
	"reset-mail": { account: { tries: 20, seconds: HOUR } },
	"verification-mail": { account: { tries: 20, seconds: HOUR } },
	// Codes to one number, whoever asks; then all that are sent, since each costs money.
	"phone-code": {
		address: { tries: 120, seconds: HOUR },
		pair: { tries: 6, seconds: HOUR },
		account: { tries: 12, seconds: HOUR },
	},
	"phone-begin": { address: { tries: 600, seconds: HOUR } },
	"every-phone-code": { address: { tries: 3000, seconds: HOUR } },
	// Wrong codes.
	"phone-confirm": { failures: { tries: 60, seconds: HOUR }, account: { tries: 60, seconds: HOUR } },
	reset: { address: { tries: 20, seconds: HOUR } },
	verify: { address: { tries: 60, seconds: HOUR } },
	password: {
		accounts: { tries: 60, seconds: HOUR },
		pair: { tries: 10, seconds: 15 * MINUTE },
		account: { tries: 10, seconds: 15 * MINUTE },
	},
	contact: { address: { tries: 60, seconds: HOUR }, pair: { tries: 10, seconds: HOUR } },
	review: { account: { tries: 20, seconds: HOUR } },
	"guest-review": { address: { tries: 20, seconds: HOUR } },
	"phone-order": { account: { tries: 600, seconds: HOUR } },
	// What was refused: codes that somebody tries out.
	coupon: { account: { tries: 60, seconds: HOUR } },
	order: { address: { tries: 240, seconds: HOUR }, account: { tries: 40, seconds: HOUR } },
	payment: { address: { tries: 120, seconds: HOUR }, account: { tries: 40, seconds: HOUR } },
	list: { address: { tries: 600, seconds: HOUR } },
	search: { address: { tries: 600, seconds: HOUR } },
	// Nothing but the shop's own room bounds how many terms there are.
	"every-search": { address: { tries: 20_000, seconds: HOUR } },
	// The wallets' own servers tell of every payment from a few addresses; browsers come back from many.
	"wallet-notice": { address: { tries: 6000, seconds: HOUR } },
	// Meta's servers bring every message of every customer from a few addresses.
	"whatsapp-notice": { address: { tries: 60_000, seconds: HOUR } },
	"wallet-return": { address: { tries: 600, seconds: HOUR } },
	// A whole town behind one carrier; the signature is what cannot be guessed.
	"order-link": { address: { tries: 600, seconds: HOUR } },
	// One key, from wherever it is used.
	"api-key": { account: { tries: 600, seconds: MINUTE } },
	push: { address: { tries: 600, seconds: HOUR } },
	report: { address: { tries: 240, seconds: HOUR }, account: { tries: 40, seconds: HOUR } },
	favourite: { account: { tries: 1200, seconds: HOUR } },
	"own-data": { address: { tries: 60, seconds: HOUR }, account: { tries: 10, seconds: HOUR } },
	"account-change": { address: { tries: 600, seconds: HOUR }, account: { tries: 120, seconds: HOUR } },
	"test-email": { address: { tries: 20, seconds: HOUR } },
	mailbox: { address: { tries: 600, seconds: HOUR } },
} satisfies Record<string, Rule>;

export type LimitedAction = keyof typeof RULES;
