"use client";

import type { z } from "zod";
import { useMessages } from "#messages";
import { LanguageSwitch } from "@/components/shell/menu/language-switch";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { setUser } from "@/lib/accounts/client/session";
import type { ShopUser } from "@/lib/accounts/rules/user";
import type { profileFormSchema } from "@/lib/accounts/schema";
import { call } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useRulesForm } from "@/lib/client/use-rules-form";
import { showProblem } from "./login/show-problem";
import { useSendOnce } from "./login/use-send-once";

type ProfileValues = z.infer<typeof profileFormSchema>;

const loadRules = () => import("@/lib/accounts/schema").then((rules) => rules.profileFormSchema);

/** The name, which can be changed, and the e-mail address, which cannot (spec 2, Account). */
export function ProfileTab({ user }: { user: ShopUser }) {
	const { profile: text, tabs } = useMessages("account");
	const { register, handleSubmit, formState, setError, reset } = useRulesForm(loadRules, {
		values: { name: user.name },
	});
	const send = useSendOnce(async (body: ProfileValues) => {
		try {
			const answer = await call<{ user: ShopUser }>("PUT", "/api/user/update-profile", { body });
			reset({ name: answer.user.name });
			setUser(answer.user);
			toast.success(text.done);
		} catch (error) {
			showProblem(setError, ["name"], error, text.failed);
		}
	});
	return (
		<Panel>
			<PanelTitle>{tabs.profile}</PanelTitle>
			<form noValidate onSubmit={handleSubmit(send)} className="mt-5 grid gap-5">
				<Field label={text.name} error={formState.errors.name?.message}>
					{(control) => <Input {...control} {...register("name")} autoComplete="name" />}
				</Field>
				<Field label={text.email} hint={text.emailHint}>
					{(control) => (
						<Input
							{...control}
							value={user.email}
							readOnly
							autoComplete="email"
							dir="ltr"
							className="bg-bg-sunk text-ink-2"
						/>
					)}
				</Field>
				<Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
					{text.save}
				</Button>
			</form>
			<div className="-mx-3 mt-6 max-w-80">
				<LanguageSwitch label={text.language} />
			</div>
		</Panel>
	);
}
