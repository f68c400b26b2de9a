import { Check } from "lucide-react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { cn } from "@/lib/cn";
import { formatRupees } from "@/lib/domain/money";
import { type Product, savingOf } from "@/lib/domain/product";
import { AddBundle } from "./add-bundle";

type BigDealProps = { product: Product; as?: "h2" | "h3"; className?: string };

/** The bundle that is shown large, with what its crate holds. */
export function BigDeal({ product, as: Heading = "h3", className }: BigDealProps) {
	const { _id, name, contents, price, offerPrice, imageUrl } = product;
	const saving = savingOf(product);
	return (
		<article
			className={cn(
				"big-deal grid gap-2 rounded-xl bg-tomato-600 p-6 text-white lg:min-h-132 lg:content-between lg:p-9",
				className,
			)}
		>
			<div>
				{saving > 0 && (
					<Tag tone="save" size="lg" className="mb-3">
						Save {formatRupees(saving)}
					</Tag>
				)}
				<Heading className="display-type text-4xl leading-none">
					<PageLink href={`/product/${_id}`} className="hover:underline">
						{name}
					</PageLink>
				</Heading>
				<ul
					aria-label="In the crate"
					className="mt-4 grid grid-cols-[repeat(2,auto)] justify-start gap-x-6 gap-y-0.75 text-md font-medium lg:grid-flow-col lg:grid-cols-none lg:grid-rows-6"
				>
					{contents.map((line) => (
						<li key={line} className="flex items-center gap-2">
							<Check className="size-4 flex-none text-mango-300" strokeWidth={3} aria-hidden />
							{line}
						</li>
					))}
				</ul>
			</div>
			<Picture
				src={imageUrl}
				alt=""
				width={640}
				height={640}
				sizes="(min-width: 64rem) 28rem, 24rem"
				pixels={[384, 828]}
				className="big-deal-crate"
			/>
			<div className="lg:max-w-64">
				<Price amount={offerPrice} was={price} size="lg" onColour className="mb-3" />
				<AddBundle product={product} />
			</div>
		</article>
	);
}
