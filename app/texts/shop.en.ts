export { auth, passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.en";
export { favourites, usuals } from "@/lib/favourites/texts.en";
export {
	browse,
	buying,
	counter,
	deals,
	filters,
	product,
	suggestions,
	wishes,
} from "@/lib/products/texts.en";
export { reviews } from "@/lib/reviews/texts.en";
export { failure } from "@/lib/shell/failure-texts.en";
export { areaDialog, cartToasts, common, leaving, menus, places, shell, ui } from "@/lib/shell/texts.en";
export { time } from "@/lib/shell/time-texts.en";
export { faqSearch } from "@/lib/shop/faq-texts.en";
export { contactForm, openingHours } from "@/lib/shop/texts.en";
