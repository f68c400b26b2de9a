"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { showProblem } from "@/components/accounts/login/send-form";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/form/field";
import { Input, Textarea } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Panel } from "@/components/ui/panel";
import { call } from "@/lib/client/api";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { INQUIRY_TYPES, MAX_SUBJECT } from "@/lib/shop/rules/help";
import type { ContactInput } from "@/lib/shop/schema";

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

	async function send(message: ContactInput): Promise<void> {
		try {
			await call("POST /api/contact", { body: message });
			form.reset();
			setSent(true);
		} catch (error) {
			showProblem(form.setError, FIELDS, error, text.failed);
		}
	}

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
			<form onSubmit={form.handleSubmit(send)} noValidate className="grid gap-4 sm:grid-cols-2">
				<h2 id="write" className="display-type text-title sm:col-span-2">
					{text.title}
				</h2>
				<Field label={text.name} error={errors.name?.message}>
					{(control) => <Input {...control} {...form.register("name")} autoComplete="name" maxLength={80} />}
				</Field>
				<Field label={text.email} error={errors.email?.message}>
					{(control) => (
						<Input
							{...control}
							{...form.register("email")}
							type="email"
							autoComplete="email"
							maxLength={254}
						/>
					)}
				</Field>
				<Field label={text.phone} optional error={errors.phone?.message}>
					{(control) => (
						<Input {...control} {...form.register("phone")} type="tel" autoComplete="tel" maxLength={40} />
					)}
				</Field>
				<Field label={text.about} error={errors.inquiryType?.message}>
					{(control) => (
						<Select {...control} {...form.register("inquiryType")}>
							{INQUIRY_TYPES.map((value) => (
								<option key={value} value={value}>
									{text.inquiries[value]}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={text.subject} error={errors.subject?.message} className="sm:col-span-2">
					{(control) => <Input {...control} {...form.register("subject")} maxLength={150} />}
				</Field>
				<Field label={text.message} error={errors.message?.message} className="sm:col-span-2">
					{(control) => <Textarea {...control} {...form.register("message")} rows={6} maxLength={5000} />}
				</Field>
				<Button type="submit" size="lg" busy={isSubmitting} className="sm:col-span-2">
					{text.send}
				</Button>
			</form>
		</Panel>
	);
}
