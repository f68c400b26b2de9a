/**
 * What phones are told by WhatsApp or SMS: a WhatsApp account has each as a template of this name, in both languages.
 * Of the code's Meta itself writes the words.
 */
export const message = {
	code: "{{1}} is your code. It is good for 5 minutes. Tell it to nobody.",
};
