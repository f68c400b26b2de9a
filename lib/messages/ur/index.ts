import type { Messages } from "..";
import { about } from "./about";
import { allProductsPage } from "./all-products-page";
import { areaDialog } from "./area-dialog";
import { browse } from "./browse";
import { buying } from "./buying";
import { cartToasts } from "./cart-toasts";
import { common } from "./common";
import { contact } from "./contact";
import { contactForm } from "./contact-form";
import { counter } from "./counter";
import { deals } from "./deals";
import { faq } from "./faq";
import { faqSearch } from "./faq-search";
import { favourites } from "./favourites";
import { filters } from "./filters";
import { home } from "./home";
import { invoice } from "./invoice";
import { mail } from "./mail";
import { mailAccount } from "./mail-account";
import { mailMoney } from "./mail-money";
import { mailOrder } from "./mail-order";
import { mailWeekly } from "./mail-weekly";
import { order } from "./order";
import { places } from "./places";
import { privacy } from "./privacy";
import { product } from "./product";
import { productPage } from "./product-page";
import { push } from "./push";
import { reviews } from "./reviews";
import { share } from "./share";
import { suggestions } from "./suggestions";
import { time } from "./time";
import { ui } from "./ui";

/** Every text of the shop in Urdu, by area. */
export const ur: Messages = {
	about,
	allProductsPage,
	areaDialog,
	browse,
	buying,
	cartToasts,
	common,
	contact,
	contactForm,
	counter,
	deals,
	faq,
	faqSearch,
	favourites,
	filters,
	home,
	invoice,
	mail,
	mailAccount,
	mailMoney,
	mailOrder,
	mailWeekly,
	order,
	places,
	privacy,
	product,
	productPage,
	push,
	reviews,
	share,
	suggestions,
	time,
	ui,
};
