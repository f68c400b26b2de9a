import type { passkeyLogin as english } from "../en/passkey-login";
import type { Translation } from "../translation";

export const passkeyLogin: Translation<typeof english> = {
	use: "پاس کی سے لاگ اِن",
	failed: "لاگ اِن نہیں ہو سکا",
	known: "اس فون کی پاس کی پہلے سے ہے",
	unable: "یہ براؤزر یہاں پاس کی نہیں چلا سکتا",
};
