import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHead } from "@/components/shop/page/page-head";
import { BasketEditor } from "@/components/shop/weekly/basket-editor";
import { BasketTabs } from "@/components/shop/weekly/basket-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { isObjectId } from "@/lib/domain/fields";
import { pathIn } from "@/lib/domain/language";
import { loginHref } from "@/lib/domain/return-path";
import { type BasketDraft, draftOf } from "@/lib/domain/weekly-basket";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { draftOfCart, draftOfOrder } from "@/lib/server/baskets/draft";
import { listBaskets } from "@/lib/server/baskets/read";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";

export function weeklyMetadata(): Metadata {
	return { title: pageMessages("weeklyPage").title, robots: { index: false } };
}

type Query = Record<"basket" | "order" | "from", string | string[] | undefined>;

/** What a new basket begins with: an own order, or the cart; null where nothing new is asked for. */
async function newDraft(
	userId: string,
	{ order, from }: Partial<Query>,
	nameOf: (weekday: number) => string,
): Promise<BasketDraft | null> {
	if (typeof order === "string" && isObjectId(order)) return draftOfOrder(userId, order, nameOf);
	return from === "cart" ? draftOfCart(userId, nameOf) : null;
}

/** The customer's weekly baskets: one at a time, the others a press away; or a new one of an order or the cart. */
export async function WeeklyPage({ searchParams }: { searchParams: Promise<Partial<Query>> }) {
	const text = pageMessages("weeklyPage");
	const [customer, query] = await Promise.all([currentCustomer(), searchParams]);
	if (!customer) redirect(loginHref(pathIn(pageLanguage(), "/my-orders/weekly")));
	const [baskets, draft] = await Promise.all([
		listBaskets(customer._id),
		newDraft(customer._id, query, text.basketOf),
	]);
	const basket = draft ? null : (baskets.find(({ _id }) => _id === query.basket) ?? baskets[0] ?? null);
	const initial = draft ?? (basket && draftOf(basket));
	return (
		<div className="wrap pb-section">
			<PageHead title={basket?.name ?? (draft ? text.new : text.title)} />
			<BasketTabs baskets={baskets} shown={basket?._id ?? null} />
			{initial ? (
				<BasketEditor
					key={basket?._id ?? "new"}
					basket={basket}
					initial={initial}
					now={clock.shopNow().getTime()}
				/>
			) : (
				<NoBaskets />
			)}
		</div>
	);
}

function NoBaskets() {
	const text = pageMessages("weeklyPage");
	return (
		<EmptyState
			art="/art/one-basket.webp"
			title={text.none}
			actions={
				<>
					<ButtonLink href="/my-orders">{text.chooseOrder}</ButtonLink>
					<ButtonLink href="/my-orders/weekly?from=cart" variant="outline">
						{text.ofCart}
					</ButtonLink>
				</>
			}
		>
			{text.noneText}
		</EmptyState>
	);
}
