"use client";

import { memo } from "react";
import { useMessages } from "#messages";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useArea } from "@/lib/client/area";
import { useShop } from "@/lib/client/shop";

/** The area to deliver to: one of those that it reaches (spec 9). */
export const AreaField = memo(function AreaField() {
	const text = useMessages("cartSummary").area;
	const places = useMessages("places");
	const { areas } = useShop();
	const [area, chooseArea] = useArea();
	return (
		<Field label={text.label}>
			{(control) => (
				<Select {...control} value={area ?? ""} onChange={({ target }) => chooseArea(target.value)}>
					<option value="" disabled>
						{text.choose}
					</option>
					{areas.map((name) => (
						<option key={name} value={name}>
							{places.area(name)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
});
