import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import "@/app/globals.css";

export const metadata: Metadata = { title: "Wallet simulator", robots: { index: false } };

/** The demo's wallet looks like nobody's brand and says what it is. */
export default function SimulatorLayout({ children }: { children: ReactNode }) {
	return (
		<main className="grid min-h-dvh content-center bg-bg-sunk px-gutter py-8">
			<div className="mx-auto grid w-full max-w-112 gap-4">
				{children}
				<Notice title="This is a stand-in, not the real wallet.">
					It shows how paying will feel. No money moves, whatever you press.
				</Notice>
			</div>
		</main>
	);
}
