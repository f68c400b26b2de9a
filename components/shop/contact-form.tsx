"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/form/field";
import { InputField, TextareaField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Panel } from "@/components/ui/panel";
import { call } from "@/lib/client/api";
import { fieldOf, useRulesForm, useSubmit } from "@/lib/client/use-rules-form";
import { INQUIRY_TYPES, MAX_SUBJECT } from "@/lib/shop/rules/help";

const FIELDS = ["name", "email", "phone", "subject", "message", "inquiryType"] as const;

const loadRules = () => import("@/lib/shop/schema").then((rules) => rules.contactSchema);

/** The message form (spec 2, Contact). What is typed stays until the shop has it. */
export function ContactForm() {
	const [isSent, setSent] = useState(false);
	const text = useMessages("contactForm");
	const form = useRulesForm(loadRules, {
		defaultValues: { name: "", email: "", phone: "", subject: "", message: "", inquiryType: "general" },
	});
	const { errors, isSubmitting } = form.formState;
	const { setValue } = form;
	useEffect(() => {
		const subject = new URLSearchParams(window.location.search).get("subject");
		if (!subject) return;
		setValue("subject", subject.slice(0, MAX_SUBJECT));
		setValue("inquiryType", "order");
	}, [setValue]);

	const send = useSubmit(form, FIELDS, text.failed, async (body) => {
		await call("POST /api/contact", { body });
		form.reset();
		setSent(true);
	});

	if (isSent) {
		return (
			<Panel>
				<EmptyState
					art="/art/one-memo.webp"
					title={text.sent}
					actions={
						<Button variant="outline" onClick={() => setSent(false)}>
							{text.another}
						</Button>
					}
				>
					<p role="status">{text.thanks}</p>
				</EmptyState>
			</Panel>
		);
	}

	return (
		<Panel aria-labelledby="write">
			<form onSubmit={send} noValidate className="grid gap-4 sm:grid-cols-2">
				<h2 id="write" className="display-type text-title sm:col-span-2">
					{text.title}
				</h2>
				<InputField {...fieldOf(form, "name")} label={text.name} autoComplete="name" maxLength={80} />
				<InputField
					{...fieldOf(form, "email")}
					label={text.email}
					type="email"
					autoComplete="email"
					maxLength={254}
				/>
				<InputField
					{...fieldOf(form, "phone")}
					label={text.phone}
					optional
					type="tel"
					autoComplete="tel"
					maxLength={40}
				/>
				<Field label={text.about} error={errors.inquiryType?.message}>
					{(control) => (
						<Select
							{...control}
							{...form.register("inquiryType")}
							options={INQUIRY_TYPES.map((value) => ({ value, label: text.inquiries[value] }))}
						/>
					)}
				</Field>
				<InputField
					{...fieldOf(form, "subject")}
					label={text.subject}
					maxLength={150}
					className="sm:col-span-2"
				/>
				<TextareaField
					{...fieldOf(form, "message")}
					label={text.message}
					rows={6}
					maxLength={5000}
					className="sm:col-span-2"
				/>
				<Button type="submit" size="lg" busy={isSubmitting} className="sm:col-span-2">
					{text.send}
				</Button>
			</form>
		</Panel>
	);
}
