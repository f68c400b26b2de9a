export { auth } from "./auth";
export { passkeyLogin } from "./passkey-login";
export { password } from "./password";
