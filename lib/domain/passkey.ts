/** A passkey as its person reads it; times ISO 8601. */
export type Passkey = { _id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Which login a passkey opens. */
export type PasskeySide = "customer" | "seller";

export const MAX_PASSKEYS = 20;
export const PASSKEY_NOT_FOUND = "This passkey does not exist";
export const PASSKEY_REFUSED = "This passkey was not accepted";
