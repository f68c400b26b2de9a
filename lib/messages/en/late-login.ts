/* What the login says, in each of its ways. */

export { auth } from "./auth";
export { passkeyLogin } from "./passkey-login";
export { password } from "./password";
