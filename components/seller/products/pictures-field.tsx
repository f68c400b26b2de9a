"use client";

import { useId, useState } from "react";
import { FieldError } from "@/components/ui/field";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { MAX_PICTURES } from "@/lib/domain/picture";
import { PictureDrop } from "./picture-drop";
import { PictureItem } from "./picture-item";
import { type PictureChoice, refusalOf } from "./product-values";

type PicturesFieldProps = {
	pictures: PictureChoice[];
	error?: string;
	onChange: (pictures: PictureChoice[]) => void;
};

function keyOf({ url, file }: PictureChoice): string {
	return url ?? `${file.name} ${file.size} ${file.lastModified}`;
}

/** The pictures of a product: dropped or chosen, put in order, taken away. */
export function PicturesField({ pictures, error, onChange }: PicturesFieldProps) {
	const id = useId();
	const [refusal, setRefusal] = useState<string | null>(null);

	function add(files: File[]): void {
		const refused = files.find((file) => refusalOf(file));
		setRefusal(refused ? `${refused.name}: ${refusalOf(refused)}` : null);
		const chosen = files.filter((file) => !refusalOf(file)).map((file) => ({ file }));
		const known = new Set(pictures.map(keyOf));
		const fresh = chosen.filter((picture) => !known.has(keyOf(picture)));
		if (fresh.length > 0) onChange([...pictures, ...fresh].slice(0, MAX_PICTURES));
	}

	const message = refusal ?? error;
	return (
		<Panel className="grid gap-4">
			<PanelTitle className="text-lg">Picture</PanelTitle>
			<div className="grid gap-2.5">
				{pictures.length < MAX_PICTURES && (
					<PictureDrop
						id={`${id}-file`}
						invalid={message !== undefined}
						describedBy={`${id}-note`}
						onFiles={add}
					/>
				)}
				{pictures.length > 0 && (
					<ul className="grid gap-2.5">
						{pictures.map((picture, index) => (
							<PictureItem
								key={keyOf(picture)}
								picture={picture}
								place={index + 1}
								onFirst={() => onChange([picture, ...pictures.filter((other) => other !== picture)])}
								onRemove={() => onChange(pictures.filter((other) => other !== picture))}
							/>
						))}
					</ul>
				)}
				<div id={`${id}-note`}>
					{message ? (
						<FieldError>{message}</FieldError>
					) : (
						<p className="text-ink-3">Up to {MAX_PICTURES} pictures; the first stands for the product.</p>
					)}
				</div>
			</div>
		</Panel>
	);
}
