import { useMessages } from "#messages";
import { Questions } from "@/components/shop/questions";
import { MoreLink } from "@/components/ui/panel";
import { homeQuestions } from "@/lib/shop/rules/faq";
import type { Shop } from "@/lib/shop/rules/shop-details";

/** Three questions with their answers (spec 2, Home). */
export function HomeQuestions({ shop }: { shop: Shop }) {
	const { questions: text } = useMessages("home");
	const faq = useMessages("faq").categories(shop);
	return (
		<section
			aria-labelledby="asked"
			className="wrap deferred-120 grid gap-8 pb-section lg:deferred-86 lg:grid-cols-[1fr_1.7fr] lg:gap-20"
		>
			<div>
				<h2 id="asked" className="display-type text-4xl">
					{text.title}
				</h2>
				<p className="mt-3 text-ink-2">{text.note}</p>
				<MoreLink href="/faq">{text.all}</MoreLink>
			</div>
			<Questions entries={homeQuestions(faq)} openFirst />
		</section>
	);
}
