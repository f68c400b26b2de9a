import { about } from "./about";
import { allProductsPage } from "./all-products-page";
import { areaDialog } from "./area-dialog";
import { auth } from "./auth";
import { broken } from "./broken";
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
import { frame } from "./frame";
import { home } from "./home";
import { invoice } from "./invoice";
import { leaving } from "./leaving";
import { mail } from "./mail";
import { mailAccount } from "./mail-account";
import { mailMoney } from "./mail-money";
import { mailOrder } from "./mail-order";
import { mailWeekly } from "./mail-weekly";
import { menus } from "./menus";
import { missingPage } from "./missing-page";
import { order } from "./order";
import { password } from "./password";
import { places } from "./places";
import { privacy } from "./privacy";
import { product } from "./product";
import { productPage } from "./product-page";
import { push } from "./push";
import { reviews } from "./reviews";
import { share } from "./share";
import { shell } from "./shell";
import { suggestions } from "./suggestions";
import { time } from "./time";
import { ui } from "./ui";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = {
	about,
	allProductsPage,
	areaDialog,
	auth,
	broken,
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
	frame,
	home,
	invoice,
	leaving,
	mail,
	mailAccount,
	mailMoney,
	mailOrder,
	mailWeekly,
	menus,
	missingPage,
	order,
	password,
	places,
	privacy,
	product,
	productPage,
	push,
	reviews,
	share,
	shell,
	suggestions,
	time,
	ui,
};
