export { auth, passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.ur";
export { favourites, usuals } from "@/lib/favourites/texts.ur";
export {
	browse,
	buying,
	counter,
	deals,
	filters,
	product,
	suggestions,
	wishes,
} from "@/lib/products/texts.ur";
export { reviews } from "@/lib/reviews/texts.ur";
export { failure } from "@/lib/shell/failure-texts.ur";
export { areaDialog, cartToasts, common, leaving, menus, places, shell, ui } from "@/lib/shell/texts.ur";
export { time } from "@/lib/shell/time-texts.ur";
export { faqSearch } from "@/lib/shop/faq-texts.ur";
export { contactForm, openingHours } from "@/lib/shop/texts.ur";
