"use client";

import { memo } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useArea } from "@/lib/client/area";
import { AREAS, isArea } from "@/lib/domain/areas";

/** The area to deliver to: one of the ten of spec 9. */
export const AreaField = memo(function AreaField() {
	const [area, chooseArea] = useArea();
	return (
		<Field label="Delivery area">
			{(control) => (
				<Select
					{...control}
					value={area ?? ""}
					onChange={({ target }) => {
						if (isArea(target.value)) chooseArea(target.value);
					}}
				>
					<option value="" disabled>
						Select your area
					</option>
					{AREAS.map((name) => (
						<option key={name}>{name}</option>
					))}
				</Select>
			)}
		</Field>
	);
});
