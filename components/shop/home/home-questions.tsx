import { homeQuestions } from "@/components/shop/contents/faq-entries";
import { Questions } from "@/components/shop/faq/questions";
import { MoreLink } from "@/components/ui/more-link";
import type { Shop } from "@/lib/domain/shop-details";

/** Three questions with their answers (spec 2, Home). */
export function HomeQuestions({ shop }: { shop: Shop }) {
	return (
		<section aria-labelledby="asked" className="deferred-120 pb-section lg:deferred-86">
			<div className="wrap grid gap-8 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
				<div>
					<h2 id="asked" className="display-type text-4xl">
						Asked at the door
					</h2>
					<p className="mt-3 text-ink-2">Three things people ask most.</p>
					<MoreLink href="/faq">All questions</MoreLink>
				</div>
				<Questions entries={homeQuestions(shop)} openFirst />
			</div>
		</section>
	);
}
