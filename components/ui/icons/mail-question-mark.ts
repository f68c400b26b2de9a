import { createIcon } from "../icon";

export const MailQuestionMark = createIcon(
	"M22 10.35V6a2 2 0 00-2-2H4a2 2 0 00-2 2v12a2 2 0 002 2h12.3M22 7l-8.97 5.7a2 2 0 01-2.06 0L2 7M20 18.5c.5-1 2-1 2-2.5a2 2 0 00-2-2 2.5 2.5 0 00-2 1M20 22h.01",
);
