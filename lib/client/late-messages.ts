import type { LateTexts } from "@/lib/messages";
import { addMessages, lateTexts } from "./messages";

/**
 * A loader of a part of the page that brings along what the part says, in the page's language.
 * @param parts which texts the part reads beside those that the page has
 */
export function withMessages<Module>(
	parts: readonly (keyof LateTexts)[],
	load: () => Promise<Module>,
): () => Promise<Module> {
	return async () => {
		const [module] = await Promise.all([
			load(),
			...parts.map(async (part) => addMessages(await lateTexts(part))),
		]);
		return module;
	};
}
