import { passkeyLogin } from "@/lib/accounts/login-texts.en";
import { messagesProvider } from "@/lib/client/messages";
import { pushSwitch } from "@/lib/notifications/texts.en";
import { rider } from "@/lib/riders/texts.en";
import { teamLogin } from "@/lib/team/texts.en";

/** What a rider reads: the day, and the login before it. */
export const RiderMessages = messagesProvider("en", { passkeyLogin, pushSwitch, rider, teamLogin });
