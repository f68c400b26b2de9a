"use client";

import { brokenIn } from "@/components/shop/failures/broken";
import { failure } from "@/lib/messages/en/failure";
import "./styles/faces.css";
import "./globals.css";

const Broken = brokenIn(failure, () => import("@/components/messages/en/broken"));

/** Even the layout failed: a page that needs nothing of it. English, whichever page it was: every page carries this. */
export default function GlobalError(failed: { error: unknown; retry: () => void }) {
	return (
		<html lang="en">
			<head>
				<title>Something broke</title>
			</head>
			<body>
				<main className="grid min-h-dvh place-content-center">
					<Broken {...failed} />
				</main>
			</body>
		</html>
	);
}
