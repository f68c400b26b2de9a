import type { ComponentProps } from "react";
import { useLanguage, useMessages } from "#messages";
import { AccountTexts } from "@/app/texts/account";
import { BoughtLine } from "@/components/cart/totals-list";
import { Ask, ConfirmPanel } from "@/components/orders/confirm-panel";
import { OrderThumb } from "@/components/orders/order-styles";
import { WeighedAmount } from "@/components/products/line-times";
import { DeadLink } from "@/components/shell/failures/page-not-found";
import { ButtonLink } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import type { OrderToConfirm } from "@/lib/orders/rules/order-messages";
import { isOpen } from "@/lib/orders/rules/order-states";
import { orderToConfirm } from "@/lib/orders/server/confirmation";
import { productName } from "@/lib/products/rules/product";
import { secretPage } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { foundOrNull } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";

/** What whoever has the link needs for a yes or a no, and no more: no street and no number. */
function ConfirmLink({ order, token, now }: { order: OrderToConfirm; token: string; now: number }) {
	const { link: text, given, over } = useMessages("confirmOrder");
	const places = useMessages("places");
	const { promise } = useMessages("time");
	const rupees = useRupees();
	const language = useLanguage();
	const by = promise(order.promisedAt, now, shopDetails());
	const follow = `/my-orders?order=${order._id}`;
	const thanked = { order, by, href: follow };
	if (!isOpen(order.status)) {
		return (
			<NothingToDo tone="warning" title={over.title} href="/all-products" verb={over.again}>
				{over.text}
			</NothingToDo>
		);
	}
	if (order.confirmation === "given") {
		return (
			<NothingToDo tone="success" title={given.earlier} href={follow} verb={given.follow}>
				{given.nothingToDo}
			</NothingToDo>
		);
	}
	return (
		<>
			<ConfirmPanel
				orderId={order._id}
				token={token}
				about={text.about(order.firstName, by)}
				title={text.title}
				thanks={{
					inTime: <Thanks {...thanked} isLate={false} />,
					late: <Thanks {...thanked} isLate />,
				}}
				no={
					<PageLink href={follow} className="inline-flex min-h-tap items-center font-heavy">
						{text.no}
					</PageLink>
				}
			>
				<p>{text.order(order.number)}</p>
				<p className="figures">{text.amount(rupees(order.toCollect))}</p>
			</ConfirmPanel>
			<Panel className="grid gap-4">
				<Fact icon="map-pin" title={places.area(order.area)} note={text.address} />
				<Fact icon="banknote" title={text.nothingPaid} note={text.payLater} />
			</Panel>
			<Panel>
				<ul className="grid gap-3">
					{order.items.map(({ product, amount, ...line }) => (
						<BoughtLine
							key={product._id}
							picture={<OrderThumb product={product} className="w-12" />}
							name={productName(product, language)}
							amount={rupees(amount)}
						>
							<span className="block text-xs text-ink-3">
								{line.stepGrams ? (
									<WeighedAmount line={line} />
								) : (
									<>
										{line.quantity} × {rupees(line.unitPrice)}
									</>
								)}
							</span>
						</BoughtLine>
					))}
				</ul>
			</Panel>
		</>
	);
}

type ThanksProps = { order: OrderToConfirm; by: string; isLate: boolean; href: string };

function Thanks({ order, by, isLate, href }: ThanksProps) {
	const { given: text, link } = useMessages("confirmOrder");
	const rupees = useRupees();
	return (
		<div role="status">
			<Ask about={link.order(order.number)} title={isLate ? text.earlier : text.title}>
				<p className="mt-2 mb-4 text-lg leading-snug font-medium">
					{isLate ? text.late : text.text(by, rupees(order.toCollect))}
				</p>
				<ButtonLink href={href} variant="primary-on-field" size="lg" block>
					{text.follow}
				</ButtonLink>
			</Ask>
		</div>
	);
}

type NothingToDoProps = ComponentProps<typeof Notice> & { href: string; verb: string };

/** An order that waits for no yes, and the one way on. */
function NothingToDo({ href, verb, ...notice }: NothingToDoProps) {
	return (
		<Panel className="grid gap-3.5">
			<Notice {...notice} />
			<ButtonLink href={href} block>
				{verb}
			</ButtonLink>
		</Panel>
	);
}

function UnknownLink() {
	const { unknown: text } = useMessages("confirmOrder");
	return <DeadLink title={text.title} note={text.text} href="/my-orders" verb={text.mine} />;
}

function Fact({ icon, title, note }: { icon: IconName; title: string; note: string }) {
	return (
		<p className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
			<Icon name={icon} className="icon text-primary" />
			<span>
				<b className="block font-bold">{title}</b>
				<span className="text-sm text-ink-2">{note}</span>
			</span>
		</p>
	);
}

export const generateMetadata = secretPage("confirmOrder", (text) => text.page);

/** Where the link leads that asks for a yes. Looking changes nothing: what shows a link's preview opens it too. */
export default async function ConfirmOrderPage({ params }: PageProps<"/[lang]/confirm-order/[token]">) {
	const { token } = await params;
	const order = await foundOrNull(orderToConfirm(token));
	return (
		<AccountTexts>
			<div className="wrap grid max-w-144 gap-4 pt-4 pb-section">
				{order ? (
					<ConfirmLink order={order} token={token} now={clock.shopNow().getTime()} />
				) : (
					<UnknownLink />
				)}
			</div>
		</AccountTexts>
	);
}
