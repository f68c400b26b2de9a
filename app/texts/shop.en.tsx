import { auth, passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.en";
import { messagesProvider } from "@/lib/client/messages";
import { favourites, usuals } from "@/lib/favourites/texts.en";
import {
	browse,
	buying,
	counter,
	deals,
	filters,
	product,
	suggestions,
	wishes,
} from "@/lib/products/texts.en";
import { reviews } from "@/lib/reviews/texts.en";
import { failure } from "@/lib/shell/failure-texts.en";
import { areaDialog, cartToasts, common, leaving, menus, places, shell, ui } from "@/lib/shell/texts.en";
import { time } from "@/lib/shell/time-texts.en";
import { faqSearch } from "@/lib/shop/faq-texts.en";
import { contactForm, openingHours } from "@/lib/shop/texts.en";

/** What is said on every page of the shop, and beside what is looked at. */
export const ShopMessages = messagesProvider("en", {
	areaDialog,
	auth,
	browse,
	buying,
	cartToasts,
	common,
	contactForm,
	openingHours,
	counter,
	deals,
	failure,
	faqSearch,
	favourites,
	filters,
	leaving,
	menus,
	passkeyLogin,
	password,
	phoneLogin,
	places,
	product,
	reviews,
	shell,
	suggestions,
	time,
	ui,
	usuals,
	wishes,
});
