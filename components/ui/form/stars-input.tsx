"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { STAR_PATH } from "../badges";

const VALUES = [1, 2, 3, 4, 5] as const;

type StarsInputProps = {
	legend: string;
	name: string;
	/** 1 to 5. */
	value: number;
	onChange: (value: number) => void;
};

/** A rating to give: five radio buttons that look like stars. */
export function StarsInput({ legend, name, value, onChange }: StarsInputProps) {
	const text = useMessages("ui");
	const [hovered, setHovered] = useState(0);
	return (
		<fieldset className="min-w-0" onPointerLeave={() => setHovered(0)}>
			<legend className="text-sm font-strong">{legend}</legend>
			<div className="flex">
				{VALUES.map((star) => (
					<label
						key={star}
						onPointerEnter={() => setHovered(star)}
						className="relative grid size-tap place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-focus"
					>
						<input
							type="radio"
							name={name}
							value={star}
							checked={star === value}
							onChange={() => onChange(star)}
							className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none"
						/>
						<span className="sr-only">{text.stars(star)}</span>
						<svg
							viewBox="0 0 24 24"
							aria-hidden="true"
							strokeWidth="1.6"
							strokeLinejoin="round"
							stroke="currentColor"
							className={
								star <= (hovered || value)
									? "size-7 fill-current text-star"
									: "size-7 fill-none text-line-strong"
							}
						>
							<path d={STAR_PATH} />
						</svg>
					</label>
				))}
			</div>
		</fieldset>
	);
}
