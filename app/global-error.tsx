"use client";

import { Broken } from "@/components/shell/failures/broken";
import "./styles/faces.css";
import "./globals.css";

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
