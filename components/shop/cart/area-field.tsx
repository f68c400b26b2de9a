"use client";

import { memo } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useArea } from "@/lib/client/area";
import { useShop } from "@/lib/client/shop";

/** The area to deliver to: one of those that it reaches (spec 9). */
export const AreaField = memo(function AreaField() {
	const { areas } = useShop();
	const [area, chooseArea] = useArea();
	return (
		<Field label="Delivery area">
			{(control) => (
				<Select {...control} value={area ?? ""} onChange={({ target }) => chooseArea(target.value)}>
					<option value="" disabled>
						Select your area
					</option>
					{areas.map((name) => (
						<option key={name}>{name}</option>
					))}
				</Select>
			)}
		</Field>
	);
});
