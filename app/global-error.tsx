"use client";

import { BrokenDocument } from "./broken-document";
import "./styles/faces.css";

/** Even the layout failed: a page that needs nothing of it. English, whichever page it was: every page carries this. */
export default function GlobalError(failed: { error: unknown; retry: () => void }) {
	return (
		<html lang="en">
			<head>
				<title>Something broke</title>
			</head>
			<body>
				<BrokenDocument {...failed} />
			</body>
		</html>
	);
}
