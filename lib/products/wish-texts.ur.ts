import type { Wish } from "./rules/wishes";

export const wishWords: Readonly<Record<Wish, string>> = {
	ripe_today: "آج کے لیے پکے ہوئے",
	ripe_later: "2 سے 3 دن بعد کے لیے",
	small: "چھوٹے",
	large: "بڑے",
	firm: "سخت",
	for_cooking: "پکانے کے لیے",
};
