type Named = { name: string };

type Shop = { shop: string };

/** Mails about an account: its address, its password, and what it waits for. */
export const mailAccount = {
	verification: {
		subject: ({ shop }: Shop) => `Verify your email for ${shop}`,
		heading: ({ name }: Named) => `Welcome, ${name}`,
		preview: "One tap and you can place your first order.",
		text: "Please confirm that this is your email address. Then you can place orders.",
		button: "Verify my email",
		note: "The link works for 24 hours. If you did not register, ignore this mail.",
	},
	newEmail: {
		subject: ({ shop }: Shop) => `Confirm your email for ${shop}`,
		heading: "Confirm your email",
		preview: "One tap, where you are logged in.",
		text: "This email address was entered for an account. Please confirm that it is yours, in the browser where you are logged in.",
		button: "Confirm my email",
		note: "The link works for 24 hours. If it was not you, ignore this mail.",
	},
	reset: {
		subject: ({ shop }: Shop) => `Set a new password for ${shop}`,
		heading: "Set a new password",
		preview: "The link works for one hour.",
		text: ({ name }: Named) => `Salam ${name}, someone asked to set a new password for your account.`,
		button: "Set new password",
		note: "The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.",
	},
	passwordChanged: {
		subject: ({ shop }: Shop) => `Your ${shop} password was changed`,
		heading: "Your password was changed",
		preview: "If this was you, there is nothing to do.",
		text: ({ name }: Named) =>
			`Salam ${name}, the password of your account was changed just now. Every other device was logged out.`,
		notYou: ({ reach }: { reach: string }) =>
			`If this was not you, set a new password at once with Forgot password, and ${reach}.`,
	},
	passkeyAdded: {
		subject: ({ shop }: Shop) => `A passkey was added to your ${shop} account`,
		heading: "A passkey was added",
		preview: "If this was you, there is nothing to do.",
		text: ({ name, passkey }: Named & { passkey: string }) =>
			`Salam ${name}, the passkey "${passkey}" now signs in to your account, without your password.`,
		notYou: ({ reach }: { reach: string }) =>
			`If this was not you, set a new password at once with Forgot password: that removes every passkey and logs out every device. Then ${reach}.`,
	},
	number: {
		preview: "If this was you, there is nothing to do.",
		notYou: ({ reach }: { reach: string }) =>
			`If this was not you, set a new password at once with Forgot password: that logs out every device. Then ${reach}.`,
		added: {
			subject: ({ shop }: Shop) => `A number was added to your ${shop} account`,
			heading: "A number was added",
			text: ({ name, number }: Named & { number: string }) =>
				`Salam ${name}, a code that is sent to ${number} now signs in to your account, without your password.`,
		},
		removed: {
			subject: ({ shop }: Shop) => `A number was removed from your ${shop} account`,
			heading: "A number was removed",
			text: ({ name, number }: Named & { number: string }) =>
				`Salam ${name}, ${number} does not sign in to your account any more.`,
		},
	},
	addressAsked: {
		subject: ({ shop }: Shop) => `Your email and ${shop}`,
		heading: "Somebody asked for your email",
		preview: "There is nothing to do.",
		text: ({ name, reach }: Named & { reach: string }) =>
			`Salam ${name}, somebody who is signed in to another account asked for this email address. It stays yours, and nothing has changed. If it was you, log in with this address instead. If you wonder about it, ${reach}.`,
	},
	backInStock: {
		subject: ({ product }: { product: string }) => `${product} is back`,
		heading: "It is back on the shelf",
		/** What one unit costs; `unit` is "" where that is not known. */
		price: ({ amount, unit }: { amount: string; unit: string }) => amount + (unit && ` for ${unit}`),
		preview: ({ product, price }: { product: string; price: string }) => `${product}, ${price}.`,
		text: ({ name, product, price }: Named & { product: string; price: string }) =>
			`Salam ${name}, you asked us to say when ${product} is back. It is there now, at ${price}.`,
		button: "See it in the shop",
		note: "You asked for this one mail. We send no other about it.",
	},
};
