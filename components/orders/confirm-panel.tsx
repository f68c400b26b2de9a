"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { useAction } from "@/lib/client/use-action";
import { confirmOrder } from "@/lib/orders/client/orders";

type ConfirmPanelProps = {
	orderId: string;
	/** Of whoever came by the link. */
	token?: string;
	/** Over the heading, the heading, and what follows it. */
	about: string;
	title: string;
	children: ReactNode;
	/** The way out, in the place under the button. */
	no: ReactNode;
	/** What stands in its place once the yes is said, in time or after the time that was chosen. */
	thanks?: { inTime: ReactNode; late: ReactNode };
};

/** The one thing that an order waits for: a press of its customer. Looking at it confirms nothing. */
export function ConfirmPanel({ orderId, token, about, title, children, no, thanks }: ConfirmPanelProps) {
	const text = useMessages("confirmOrder");
	const router = useRouter();
	const [said, setSaid] = useState<ReactNode>(null);
	const { busy, run: confirm } = useAction(async () => {
		const { isLate } = await confirmOrder(orderId, token);
		if (thanks) setSaid(isLate ? thanks.late : thanks.inTime);
		else router.refresh();
	}, text.failed);
	if (said) return said;
	return (
		<Ask about={about} title={title}>
			<div className="mt-2 max-w-[34ch] text-lg leading-snug font-medium">{children}</div>
			<Button
				variant="primary-on-field"
				size="lg"
				block
				className="mt-4 md:w-auto"
				icon="check"
				busy={busy}
				onClick={() => void confirm()}
			>
				{text.yes}
			</Button>
			<div className="mt-1 text-center md:text-start">{no}</div>
		</Ask>
	);
}

/** The mango panel that asks, or thanks. */
export function Ask({ about, title, children }: { about: string; title: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby="confirm-order"
			className="on-field relative overflow-hidden rounded-xl bg-field px-5 py-5 text-on-field md:px-9 md:py-8"
		>
			<Picture
				src="/art/one-receipt.webp"
				alt=""
				loading="eager"
				width={112}
				height={112}
				className="absolute inset-e-4 top-4 w-22 md:w-28"
			/>
			<p className="max-w-[70%] font-semibold">{about}</p>
			<h2 id="confirm-order" className="max-w-[62%] display-type text-3xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
