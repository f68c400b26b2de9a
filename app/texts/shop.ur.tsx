import { auth, passkeyLogin, password, phoneLogin } from "@/lib/accounts/login-texts.ur";
import { messagesProvider } from "@/lib/client/messages";
import { favourites, usuals } from "@/lib/favourites/texts.ur";
import {
	browse,
	buying,
	counter,
	deals,
	filters,
	product,
	suggestions,
	wishes,
} from "@/lib/products/texts.ur";
import { reviews } from "@/lib/reviews/texts.ur";
import { failure } from "@/lib/shell/failure-texts.ur";
import { areaDialog, cartToasts, common, leaving, menus, places, shell, ui } from "@/lib/shell/texts.ur";
import { time } from "@/lib/shell/time-texts.ur";
import { faqSearch } from "@/lib/shop/faq-texts.ur";
import { contactForm, openingHours } from "@/lib/shop/texts.ur";

export const ShopMessages = messagesProvider("ur", {
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
