import { languageOfPath } from "@/lib/domain/language";
import type { Area, Messages } from "@/lib/messages";
import { addMessages } from "./messages";

/** An area whose texts come with a part of a page that is loaded late. */
type LateArea = keyof typeof LATE.en & Area;

/** How each language's texts are fetched. Its files are the same ones that the server reads. */
const LATE = {
	en: {
		address: () => import("@/lib/messages/en/address"),
		areaDialog: () => import("@/lib/messages/en/area-dialog"),
		auth: () => import("@/lib/messages/en/auth"),
		broken: () => import("@/lib/messages/en/broken"),
		leaving: () => import("@/lib/messages/en/leaving"),
		menus: () => import("@/lib/messages/en/menus"),
		passkeyLogin: () => import("@/lib/messages/en/passkey-login"),
		password: () => import("@/lib/messages/en/password"),
		suggestions: () => import("@/lib/messages/en/suggestions"),
		usuals: () => import("@/lib/messages/en/usuals"),
	},
	ur: {
		address: () => import("@/lib/messages/ur/address"),
		areaDialog: () => import("@/lib/messages/ur/area-dialog"),
		auth: () => import("@/lib/messages/ur/auth"),
		broken: () => import("@/lib/messages/ur/broken"),
		leaving: () => import("@/lib/messages/ur/leaving"),
		menus: () => import("@/lib/messages/ur/menus"),
		passkeyLogin: () => import("@/lib/messages/ur/passkey-login"),
		password: () => import("@/lib/messages/ur/password"),
		suggestions: () => import("@/lib/messages/ur/suggestions"),
		usuals: () => import("@/lib/messages/ur/usuals"),
	},
} satisfies Record<string, Partial<{ [A in Area]: () => Promise<Pick<Messages, A>> }>>;

/**
 * A loader of a part of the page that brings along what the part says, in the page's language.
 * @param areas which texts the part reads beside those that the page has
 */
export function withMessages<Module>(
	areas: readonly LateArea[],
	load: () => Promise<Module>,
): () => Promise<Module> {
	return async () => {
		const texts = LATE[languageOfPath(window.location.pathname)];
		const [module] = await Promise.all([
			load(),
			...areas.map(async (area) => addMessages(await texts[area]())),
		]);
		return module;
	};
}
