"use client";

import { Camera, X } from "lucide-react";
import { useMessages } from "#messages";
import { PlainPicture } from "@/components/ui/picture";
import { useFileUrl } from "@/lib/client/picture-file";
import { MAX_REPORT_PICTURES } from "@/lib/reports/rules";

type PhotoProps = { photo: File; place: number; onRemove: () => void };

function Photo({ photo, place, onRemove }: PhotoProps) {
	const { report: text } = useMessages("arrival");
	const url = useFileUrl(photo);
	return (
		<li className="relative size-24 overflow-hidden rounded-md bg-surface-2">
			{url && <PlainPicture src={url} alt={photo.name} className="size-full object-cover" />}
			<button
				type="button"
				aria-label={text.removePhoto(place)}
				onClick={onRemove}
				className="absolute top-0 inset-e-0 grid size-tap place-items-center"
			>
				<span className="grid size-7 place-items-center rounded-full bg-leaf-950 text-white">
					<X className="size-4" />
				</span>
			</button>
		</li>
	);
}

type ReportPhotosProps = { photos: readonly File[]; onChange: (photos: File[]) => void };

/** Up to three photos of what came; on a phone the camera is offered first. */
export function ReportPhotos({ photos, onChange }: ReportPhotosProps) {
	const { report: text } = useMessages("arrival");
	return (
		<div className="grid gap-2">
			<p className="text-sm font-strong">
				{text.photos} <span className="font-normal text-ink-3">{text.photosHint(MAX_REPORT_PICTURES)}</span>
			</p>
			<ul className="flex flex-wrap gap-2.5">
				{photos.map((photo, index) => (
					<Photo
						key={`${photo.name} ${photo.size} ${photo.lastModified}`}
						photo={photo}
						place={index + 1}
						onRemove={() => onChange(photos.filter((other) => other !== photo))}
					/>
				))}
				{photos.length < MAX_REPORT_PICTURES && (
					<li className="min-w-36 flex-1">
						<label className="grid h-24 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed border-line-strong text-sm font-bold text-primary hover:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
							<Camera className="icon" />
							{text.takePhoto}
							<input
								type="file"
								accept="image/*"
								multiple
								className="sr-only"
								onChange={(event) => {
									const chosen = [...(event.target.files ?? [])];
									onChange([...photos, ...chosen].slice(0, MAX_REPORT_PICTURES));
									event.target.value = "";
								}}
							/>
						</label>
					</li>
				)}
			</ul>
		</div>
	);
}
