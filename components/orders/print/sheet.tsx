import type { ReactNode } from "react";
import { UrduText } from "@/components/ui/urdu-text";
import { addressText } from "@/lib/accounts/rules/address";
import type { OrderLine } from "@/lib/orders/rules/order";
import { type Paper, recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import type { Shop } from "@/lib/shop/rules/shop-details";
import { DIRECTIONS, type Language } from "@/lib/text/language";

/** What every printed document of an order is made from. */
export type DocumentProps = {
	order: SellerOrder;
	/** What its products are called in Urdu, by product id. */
	urduNames: ReadonlyMap<string, string>;
	shop: Shop;
	paper: Paper;
	/** Its place among the documents that are printed together. */
	index: number;
};

type ProductNameProps = Pick<DocumentProps, "urduNames"> & { product: OrderLine["product"] };

/** A product by its name, and as it is called in Urdu where that is known. */
export function ProductName({ product, urduNames }: ProductNameProps) {
	const urduName = urduNames.get(product._id);
	return (
		<span className="product-name">
			{product.name}
			{urduName && <UrduText>{urduName}</UrduText>}
		</span>
	);
}

/** Who the order goes to, and where. */
export function Recipient({ order }: { order: SellerOrder }) {
	const { address } = order;
	return (
		<address>
			<b>
				<bdi>{recipientOf(order)}</bdi>
			</b>
			{address.landmark && (
				<b>
					<bdi>{address.landmark}</bdi>
				</b>
			)}
			<span>
				<bdi>{addressText(address)}</bdi>
			</span>
			<span>
				<bdi dir="ltr">{address.phoneNumber}</bdi>
			</span>
			{address.deliveryInstructions && (
				<q>
					<bdi>{address.deliveryInstructions}</bdi>
				</q>
			)}
		</address>
	);
}

/** The name of a sheet's page, under which the style sheet gives it its size. */
export function pageName(paper: Paper, index: number): string {
	return paper === "80mm" ? `roll-${index}` : paper;
}

type SheetProps = {
	paper: Paper;
	/** Its place among the sheets that are printed together. */
	index: number;
	label: string;
	/** Of what is printed; the team reads English. */
	language?: Language;
	children: ReactNode;
};

/** One printed document: black on white, as wide as the paper, and the next one on paper of its own. */
export function Sheet({ paper, index, label, language = "en", children }: SheetProps) {
	return (
		<article
			className="sheet"
			lang={language}
			dir={DIRECTIONS[language]}
			data-paper={paper}
			style={{ page: pageName(paper, index) }}
			aria-label={label}
		>
			{children}
		</article>
	);
}

type ColumnsProps = { number: string; names: readonly string[] };

/** What stands over the columns of a document, and whose they are: a browser repeats it on each page. */
export function Columns({ number, names }: ColumnsProps) {
	return (
		<thead>
			<tr>
				{names.map((name, place) => (
					<th key={name} scope="col">
						{name}
						{place === 0 && (
							<>
								{" · "}
								<bdi dir="ltr">{number}</bdi>
							</>
						)}
					</th>
				))}
			</tr>
		</thead>
	);
}

type SumRowProps = {
	label: string;
	/** Those before the amount's. */
	columns: number;
	isTotal?: boolean;
	children: ReactNode;
};

/** One sum beneath the lines of a document. */
export function SumRow({ label, columns, isTotal, children }: SumRowProps) {
	return (
		<tr className={isTotal ? "total" : undefined}>
			<th scope="row" colSpan={columns}>
				{label}
			</th>
			<td>{children}</td>
		</tr>
	);
}

/** What is to be said of a line beneath it; nothing where that is nothing. */
export function Beneath({ text }: { text: string | null }) {
	return text && <small className="block">{text}</small>;
}
