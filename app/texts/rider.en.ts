export { passkeyLogin } from "@/lib/accounts/login-texts.en";
export { pushSwitch } from "@/lib/notifications/texts.en";
export { rider } from "@/lib/riders/texts.en";
export { teamLogin } from "@/lib/team/texts.en";
