"use client";

import { useMessages } from "#messages";
import { SignInSheet } from "@/components/seller/sign-in-sheet";
import { buttonClass } from "@/components/ui/button-class";
import { useHref } from "@/components/ui/use-href";

/** Nobody is signed in on this phone, or no longer. */
export function NobodyScreen({ isOver }: { isOver: boolean }) {
	const { nobody: text } = useMessages("rider");
	const to = useHref();
	return (
		<SignInSheet
			title={isOver ? text.signedOut : text.nobodyHere}
			note={isOver ? text.stepsKept : text.dayKept}
		>
			{/* A document of its own: what was signed in is gone with the old one. */}
			<a href={to("/rider")} className={buttonClass({ size: "lg", block: true })}>
				{text.signIn}
			</a>
		</SignInSheet>
	);
}
