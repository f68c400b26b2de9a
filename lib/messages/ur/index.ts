import type { Messages } from "..";
import { about } from "./about";
import { account } from "./account";
import { accountLinks } from "./account-links";
import { accountMoney } from "./account-money";
import { accountPage } from "./account-page";
import { accountSecurity } from "./account-security";
import { address } from "./address";
import { addressToasts } from "./address-toasts";
import { allProductsPage } from "./all-products-page";
import { areaDialog } from "./area-dialog";
import { arrival } from "./arrival";
import { auth } from "./auth";
import { broken } from "./broken";
import { browse } from "./browse";
import { buying } from "./buying";
import { cart } from "./cart";
import { cartBlocks } from "./cart-blocks";
import { cartPages } from "./cart-pages";
import { cartSummary } from "./cart-summary";
import { cartToasts } from "./cart-toasts";
import { checkout } from "./checkout";
import { common } from "./common";
import { contact } from "./contact";
import { contactForm } from "./contact-form";
import { counter } from "./counter";
import { coupon } from "./coupon";
import { deals } from "./deals";
import { delivery } from "./delivery";
import { failure } from "./failure";
import { faq } from "./faq";
import { faqSearch } from "./faq-search";
import { favourites } from "./favourites";
import { filters } from "./filters";
import { frame } from "./frame";
import { home } from "./home";
import { ifMissing } from "./if-missing";
import { invoice } from "./invoice";
import { leaving } from "./leaving";
import { mail } from "./mail";
import { mailAccount } from "./mail-account";
import { mailMoney } from "./mail-money";
import { mailOrder } from "./mail-order";
import { mailWeekly } from "./mail-weekly";
import { menus } from "./menus";
import { missingPage } from "./missing-page";
import { openPayments } from "./open-payments";
import { order } from "./order";
import { orderBasket } from "./order-basket";
import { orderLive } from "./order-live";
import { orderStates } from "./order-states";
import { orders } from "./orders";
import { passkeyLogin } from "./passkey-login";
import { passkeys } from "./passkeys";
import { password } from "./password";
import { paymentResult } from "./payment-result";
import { places } from "./places";
import { privacy } from "./privacy";
import { product } from "./product";
import { productPage } from "./product-page";
import { push } from "./push";
import { pushSwitch } from "./push-switch";
import { reviews } from "./reviews";
import { rider } from "./rider";
import { riderPage } from "./rider-page";
import { share } from "./share";
import { sharedBasket } from "./shared-basket";
import { shell } from "./shell";
import { slots } from "./slots";
import { suggestions } from "./suggestions";
import { teamLogin } from "./team-login";
import { time } from "./time";
import { totals } from "./totals";
import { ui } from "./ui";
import { usuals } from "./usuals";
import { verification } from "./verification";
import { wallets } from "./wallets";
import { weekly } from "./weekly";
import { weeklyOrder } from "./weekly-order";
import { weeklyPage } from "./weekly-page";
import { whatsapp } from "./whatsapp";

/** Every text of the shop in Urdu, by area. */
export const ur: Messages = {
	about,
	account,
	accountLinks,
	accountMoney,
	accountPage,
	accountSecurity,
	address,
	addressToasts,
	allProductsPage,
	areaDialog,
	arrival,
	auth,
	broken,
	browse,
	buying,
	cart,
	cartBlocks,
	cartPages,
	cartSummary,
	cartToasts,
	checkout,
	common,
	contact,
	contactForm,
	counter,
	coupon,
	deals,
	delivery,
	failure,
	faq,
	faqSearch,
	favourites,
	filters,
	frame,
	home,
	ifMissing,
	invoice,
	leaving,
	mail,
	mailAccount,
	mailMoney,
	mailOrder,
	mailWeekly,
	menus,
	missingPage,
	openPayments,
	order,
	orderBasket,
	orderLive,
	orderStates,
	orders,
	passkeyLogin,
	passkeys,
	password,
	paymentResult,
	places,
	privacy,
	product,
	productPage,
	push,
	pushSwitch,
	reviews,
	rider,
	riderPage,
	share,
	sharedBasket,
	shell,
	slots,
	suggestions,
	teamLogin,
	time,
	totals,
	ui,
	usuals,
	verification,
	wallets,
	weekly,
	weeklyOrder,
	weeklyPage,
	whatsapp,
};
