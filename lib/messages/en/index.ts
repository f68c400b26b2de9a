import { allProductsPage } from "./all-products-page";
import { areaDialog } from "./area-dialog";
import { browse } from "./browse";
import { buying } from "./buying";
import { cartToasts } from "./cart-toasts";
import { common } from "./common";
import { counter } from "./counter";
import { favourites } from "./favourites";
import { filters } from "./filters";
import { invoice } from "./invoice";
import { mail } from "./mail";
import { mailAccount } from "./mail-account";
import { mailMoney } from "./mail-money";
import { mailOrder } from "./mail-order";
import { mailWeekly } from "./mail-weekly";
import { order } from "./order";
import { places } from "./places";
import { product } from "./product";
import { productPage } from "./product-page";
import { push } from "./push";
import { reviews } from "./reviews";
import { share } from "./share";
import { suggestions } from "./suggestions";
import { time } from "./time";
import { ui } from "./ui";

/** Every text of the shop in English, by area: the specification's, to the letter. */
export const en = {
	allProductsPage,
	areaDialog,
	browse,
	buying,
	cartToasts,
	common,
	counter,
	favourites,
	filters,
	invoice,
	mail,
	mailAccount,
	mailMoney,
	mailOrder,
	mailWeekly,
	order,
	places,
	product,
	productPage,
	push,
	reviews,
	share,
	suggestions,
	time,
	ui,
};
