"use client";

import { SignInSheet } from "@/components/seller/sign-in-sheet";
import { buttonClass } from "@/components/ui/button-class";

/** Nobody is signed in on this phone, or no longer. */
export function NobodyScreen({ isOver }: { isOver: boolean }) {
	return (
		<SignInSheet
			title={isOver ? "You are signed out" : "Nobody is signed in"}
			note={
				isOver
					? "What you did is kept on this phone. It is sent once you sign in again."
					: "Your deliveries are kept on this phone once you have signed in with a network."
			}
		>
			{/* A document of its own: what was signed in is gone with the old one. */}
			<a href="/rider" className={buttonClass({ size: "lg", block: true })}>
				Sign in
			</a>
		</SignInSheet>
	);
}
