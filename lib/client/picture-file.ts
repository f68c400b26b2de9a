import { useEffect, useState } from "react";

/** Longest side of what is sent, in pixels, and how good it is: the shop keeps no more. */
const MAX_SIDE = 1280;
const QUALITY = 0.85;

/** A picture from the camera as small as the shop keeps it; as it is where this browser cannot read it. */
export async function shrinkPicture(file: File): Promise<Blob> {
	try {
		const bitmap = await createImageBitmap(file);
		const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(bitmap.width * scale);
		canvas.height = Math.round(bitmap.height * scale);
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		bitmap.close();
		const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
		return shrunk && shrunk.size < file.size ? shrunk : file;
	} catch {
		return file;
	}
}

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
