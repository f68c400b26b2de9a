"use client";

import { MessageCircle, RotateCw } from "lucide-react";
import { useMessages } from "#messages";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The page in a failed page's place: what happened, and the way on. */
export function BrokenView({ retry }: { retry: () => void }) {
	const text = useMessages("broken");
	const { broken, tryAgain } = useMessages("failure");
	return (
		<EmptyState
			art="/art/one-warn.webp"
			title={broken}
			as="h1"
			actions={
				<>
					<Button onClick={retry} icon={<RotateCw className="icon" />}>
						{tryAgain}
					</Button>
					<ButtonLink href="/contact" variant="outline" icon={<MessageCircle className="icon" />}>
						{text.contact}
					</ButtonLink>
				</>
			}
			className="py-section"
		>
			{text.hint}
		</EmptyState>
	);
}
