"use client";

import { MessageCircle, RotateCw } from "lucide-react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The page in a failed page's place: what happened, and the way on. */
export default function BrokenView({ retry }: { retry: () => void }) {
	return (
		<EmptyState
			art="/art/one-warn.webp"
			title="Something broke on our side"
			as="h1"
			actions={
				<>
					<Button onClick={retry} icon={<RotateCw className="icon" aria-hidden />}>
						Try again
					</Button>
					<ButtonLink href="/contact" variant="outline" icon={<MessageCircle className="icon" aria-hidden />}>
						Contact Us
					</ButtonLink>
				</>
			}
			className="py-section"
		>
			Your cart is safe. If you were placing an order, look at My Orders before you try again.
		</EmptyState>
	);
}
