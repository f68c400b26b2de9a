import { clsx } from "clsx";
import Link from "next/link";
import { TimeLeft } from "@/components/orders/staff/order-state";
import { CountBadge } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { isHeld } from "@/lib/orders/rules/order-states";
import { type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import type { Packers } from "@/lib/packing/rules";
import { counted } from "@/lib/text/money";
import { bagNumber } from "./lines";

type PackingQueueProps = {
	orders: readonly SellerOrder[];
	/** How many are to be packed, on all pages. */
	total: number;
	/** The place after which less urgent orders follow, or null at the end of the list. */
	older: string | null;
	/** These are the most urgent ones. */
	isTop: boolean;
	/** Ids of the orders that are being packed. */
	chosen: readonly string[];
	/** Several are packed at once: each press adds an order or takes it out. */
	isTogether: boolean;
	packers: Packers;
	now: number;
	onChoose: (order: SellerOrder) => void;
	onTogether: (isTogether: boolean) => void;
};

/** The orders to pack, the most urgent first: a strip on phones, a column on wide screens. */
export function PackingQueue(props: PackingQueueProps) {
	const { orders, total, older, isTop, chosen, isTogether, packers, now, onChoose, onTogether } = props;
	return (
		<div className="min-w-0">
			<div className="mb-2 flex flex-wrap items-center justify-between gap-2">
				<h2 className="flex items-center gap-2 display-type text-lg whitespace-nowrap">
					To pack <CountBadge count={total} isWhole />
				</h2>
				{orders.length > 1 && (
					<button
						type="button"
						aria-pressed={isTogether}
						onClick={() => onTogether(!isTogether)}
						className="min-h-tap rounded-md px-2 text-sm font-bold whitespace-nowrap text-primary lg:text-xs aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
					>
						Several at once
					</button>
				)}
			</div>
			<PageLinks older={older} isTop={isTop} />
			<nav aria-label="Orders to pack, the most urgent first">
				<ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:grid lg:overflow-visible lg:px-0">
					{orders.map((order) => {
						const isChosen = chosen.includes(order._id);
						return (
							<li key={order._id} className="flex-none snap-start scroll-ms-4">
								<button
									type="button"
									aria-pressed={isTogether ? isChosen : undefined}
									aria-current={!isTogether && isChosen ? "true" : undefined}
									data-opens={isTogether ? undefined : ""}
									onClick={() => onChoose(order)}
									className={clsx(
										"grid min-h-tap w-full min-w-39 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-0.5 rounded-md px-3 py-2 text-start",
										isChosen
											? "bg-primary-soft text-on-primary-soft inset-ring-2 inset-ring-primary"
											: waitsForYes(order)
												? "bg-accent-soft text-on-accent-soft"
												: "bg-surface inset-ring-1 inset-ring-line",
									)}
								>
									<b className="text-md font-extrabold figures">{bagNumber(order)}</b>
									<span className="text-end text-sm [&>span]:min-w-0">
										{isHeld(order.status) ? (
											<b className="text-danger">{order.status}</b>
										) : (
											<TimeLeft order={order} now={now} />
										)}
									</span>
									<span
										className={clsx(
											"col-span-2 truncate text-xs",
											!isChosen && !waitsForYes(order) && "text-ink-3",
										)}
									>
										{noteOf(order, packers)}
									</span>
								</button>
							</li>
						);
					})}
				</ul>
			</nav>
		</div>
	);
}

function noteOf(order: SellerOrder, packers: Packers): string {
	const packer = packers[order._id];
	if (packer) return `${packer} is packing this`;
	return waitsForYes(order) ? "Waits for a yes" : `${counted(order.items.length, "line")}, ${order.area}`;
}

const PAGE_LINK =
	"inline-flex min-h-tap items-center gap-1 rounded-md text-sm font-bold text-primary lg:text-xs";

/** To the orders that do not stand here because there are too many. */
function PageLinks({ older, isTop }: Pick<PackingQueueProps, "older" | "isTop">) {
	if (isTop && !older) return null;
	return (
		<nav aria-label="Pages of orders to pack" className="mb-1 flex items-center justify-between gap-2">
			{!isTop && (
				<Link href="/seller/packing" prefetch={false} className={PAGE_LINK}>
					<Icon name="chevron-left" />
					Most urgent
				</Link>
			)}
			{older && (
				<Link href={`/seller/packing?older=${older}`} prefetch={false} className={clsx(PAGE_LINK, "ms-auto")}>
					Less urgent
					<Icon name="chevron-right" />
				</Link>
			)}
		</nav>
	);
}
