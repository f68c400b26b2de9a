"use client";

import { clsx } from "clsx";
import { type ComponentProps, useState } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { IconButton } from "../button";
import { Field } from "./field";
import { type FieldWords, inputClass } from "./input";

/** A password with a button that shows what was typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
	const text = useMessages("ui");
	const [shown, setShown] = useState(false);
	return (
		<div className={clsx("relative grid", className)}>
			<input
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				{...rest}
				type={shown ? "text" : "password"}
				className={clsx(inputClass, "pe-12")}
			/>
			<IconButton
				aria-label={text.showPassword}
				aria-pressed={shown}
				onClick={() => setShown(!shown)}
				className="absolute top-1/2 inset-e-0.5 -translate-y-1/2"
			>
				<Icon name={shown ? "eye-off" : "eye"} />
			</IconButton>
		</div>
	);
}

/** A password with its label and error; the present one unless `autoComplete` says otherwise. */
export function PasswordField({ label, error, className, ...input }: FieldWords & ComponentProps<"input">) {
	return (
		<Field {...{ label, error, className }}>
			{(control) => <PasswordInput {...control} autoComplete="current-password" {...input} />}
		</Field>
	);
}
