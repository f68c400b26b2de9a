"use client";

import { PlainMessages } from "@/components/messages/en/plain";
import { Broken } from "@/components/shop/failures/broken";
import "./styles/faces.css";
import "./globals.css";

/** Even the layout failed: a page that needs nothing of it. English, whichever page it was: every page carries this. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
	return (
		<html lang="en">
			<head>
				<title>Something broke</title>
			</head>
			<body>
				<main className="grid min-h-dvh place-content-center">
					<PlainMessages>
						<Broken error={error} retry={retry} />
					</PlainMessages>
				</main>
			</body>
		</html>
	);
}
