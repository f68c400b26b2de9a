/** What is said about accounts in more than one place; apart from the schemas, so that pages stay light. */

export const DEAD_RESET_LINK = "This reset link is invalid or has expired. Please request a new one.";
