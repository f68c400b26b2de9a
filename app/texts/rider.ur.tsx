import { passkeyLogin } from "@/lib/accounts/login-texts.ur";
import { messagesProvider } from "@/lib/client/messages";
import { pushSwitch } from "@/lib/notifications/texts.ur";
import { rider } from "@/lib/riders/texts.ur";
import { teamLogin } from "@/lib/team/texts.ur";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = messagesProvider("ur", { passkeyLogin, pushSwitch, rider, teamLogin });
