"use client";

import { Broken } from "@/components/shop/failures/broken";
import "./globals.css";

/** Even the layout failed: a page that needs nothing of it. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
	return (
		<html lang="en">
			<head>
				<title>Something broke</title>
			</head>
			<body>
				<main className="grid min-h-dvh place-content-center">
					<Broken error={error} retry={retry} />
				</main>
			</body>
		</html>
	);
}
