import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageHead } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { findSellerProduct } from "@/lib/products/server/read";
import type { StockKind, StockMovement, StockReason } from "@/lib/stock/rules";
import { readStock } from "@/lib/stock/server/read";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatDate, formatTime } from "@/lib/text/dates";
import { isObjectId } from "@/lib/text/fields";
import type { Stepped } from "@/lib/text/sold-by";
import { shelfText } from "@/lib/text/sold-by";

const KINDS: Record<StockKind, string> = {
	adjusted: "Changed",
	held: "Kept for a payment",
	released: "Free again",
	sold: "Sold",
	returned: "Came back",
};
const REASONS: Record<StockReason, string> = {
	delivery: "Delivery",
	count: "Counted",
	waste: "Thrown away",
	return: "Came back",
	other: "Changed",
};

function signed(change: number, then: Stepped): string {
	const much = shelfText(Math.abs(change), then);
	return change > 0 ? `+${much}` : change < 0 ? `−${much}` : "0";
}

/** A product's movements, newest first. */
function StockStory({ movements }: { movements: readonly StockMovement[] }) {
	if (movements.length === 0) return <p className="text-ink-2">Nothing has happened to its number yet.</p>;
	return (
		<ol aria-label="Movements" className="overflow-clip rounded-lg bg-surface ring-1 ring-line">
			{movements.map((movement) => (
				<li
					key={movement._id}
					className="grid grid-cols-[minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-4 border-t border-line px-4 py-2.5 first:border-t-0"
				>
					<span className="min-w-0">
						<b>{movement.reason ? REASONS[movement.reason] : KINDS[movement.kind]}</b>
						{movement.order && (
							<>
								{" "}
								<Link
									href={`/seller/orders/${movement.order}`}
									prefetch={false}
									className="tap-area text-link"
								>
									see the order
								</Link>
							</>
						)}
						<span className="block text-xs text-ink-3 wrap-anywhere">
							{formatDate(movement.at)}, {formatTime(movement.at)}, {movement.by}
							{movement.note && `: ${movement.note}`}
						</span>
					</span>
					<b className="text-end figures">{signed(movement.change, movement)}</b>
					<span className="text-end text-ink-2 figures">
						<span className="sr-only">then </span>
						{movement.stockAfter === null ? "–" : shelfText(movement.stockAfter, movement)}
					</span>
				</li>
			))}
		</ol>
	);
}

export const metadata: Metadata = { title: "Stock" };

/** What lies on one product's shelf, and how that came to be. */
export default async function StockStoryPage({ params }: PageProps<"/seller/stock/[id]">) {
	if (!(await sellerOnPage("/seller/stock/[id]"))) return null;
	const { id } = await params;
	const product = isObjectId(id) ? await findSellerProduct(id) : null;
	if (!product) notFound();
	const { stock, held, movements } = await readStock(id);
	const there = stock === null ? "Not counted" : `${shelfText(stock, product)} there`;
	return (
		<>
			<PageHead
				title={product.name}
				note={held > 0 ? `${there}, ${shelfText(held, product)} kept for payments` : there}
			>
				<ButtonLink href="/seller/stock" variant="outline" size="sm">
					All products
				</ButtonLink>
			</PageHead>
			<StockStory movements={movements} />
		</>
	);
}
