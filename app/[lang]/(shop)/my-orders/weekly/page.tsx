import { redirect } from "next/navigation";
import { useMessages } from "#messages";
import { AccountTexts } from "@/app/texts/account";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { BasketEditor } from "@/components/weekly/basket-editor";
import { loginHref } from "@/lib/accounts/rules/return-path";
import { currentCustomer } from "@/lib/accounts/server/sessions";
import { ownPage, pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { isObjectId } from "@/lib/text/fields";
import { pathIn } from "@/lib/text/language";
import { type BasketDraft, draftOf, type WeeklyBasket } from "@/lib/weekly/rules";
import { draftOfCart, draftOfOrder, listBaskets, walletOnlyOf } from "@/lib/weekly/server/read";

/** The way to the other baskets, where there are any. */
function BasketTabs({ baskets, shown }: { baskets: readonly WeeklyBasket[]; shown: string | null }) {
	const { title } = useMessages("weeklyPage");
	const others = baskets.filter(({ _id }) => _id !== shown);
	if (others.length === 0) return null;
	return (
		<nav aria-label={title} className="mb-5">
			<ul className="flex flex-wrap gap-2">
				{baskets.map(({ _id, name }) => (
					<li key={_id} className="max-w-full">
						<PageLink
							href={`/my-orders/weekly?basket=${_id}`}
							aria-current={_id === shown ? "page" : undefined}
							className="grid min-h-tap max-w-full content-center rounded-full bg-surface px-4.5 text-sm font-bold wrap-anywhere ring-1 ring-line hover:ring-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
						>
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

export const generateMetadata = ownPage("weeklyPage", (text) => text.title);

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
export default async function WeeklyPage({ searchParams }: PageProps<"/[lang]/my-orders/weekly">) {
	const text = await pageMessages("weeklyPage");
	const { basketOf } = await pageMessages("weekly");
	const [customer, query] = await Promise.all([currentCustomer(), searchParams]);
	if (!customer) redirect(loginHref(pathIn(await pageLanguage(), "/my-orders/weekly")));
	const [baskets, draft, walletOnly] = await Promise.all([
		listBaskets(customer._id),
		newDraft(customer._id, query, basketOf),
		walletOnlyOf([customer._id]),
	]);
	const basket = draft ? null : (baskets.find(({ _id }) => _id === query.basket) ?? baskets[0] ?? null);
	const initial = draft ?? (basket && draftOf(basket));
	return (
		<AccountTexts>
			<div className="wrap pb-section">
				<PageHead title={basket?.name ?? (draft ? text.new : text.title)} />
				<BasketTabs baskets={baskets} shown={basket?._id ?? null} />
				{initial ? (
					<BasketEditor
						key={basket?._id ?? "new"}
						basket={basket}
						initial={initial}
						isWalletOnly={walletOnly.has(customer._id)}
						now={clock.shopNow().getTime()}
					/>
				) : (
					<NoBaskets />
				)}
			</div>
		</AccountTexts>
	);
}

function NoBaskets() {
	const text = useMessages("weeklyPage");
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
