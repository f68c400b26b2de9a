"use client";

import { useEffect, useState } from "react";

/** A URL under which the page can show a picture that is still only on this device; null for anything else. */
export function useFileUrl(file: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file?.type.startsWith("image/")) return;
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => {
			URL.revokeObjectURL(made);
			setUrl(null);
		};
	}, [file]);
	return url;
}
