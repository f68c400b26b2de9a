export { passkeyLogin } from "@/lib/accounts/login-texts.ur";
export { pushSwitch } from "@/lib/notifications/texts.ur";
export { rider } from "@/lib/riders/texts.ur";
export { teamLogin } from "@/lib/team/texts.ur";
