import { MailCheck } from "lucide-react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";

/** What the success screen says, and what comes next: logging in, or nothing more than closing. */
export type DoneState = { heading: string; message: string; email: string; next: "login" | "close" };

type AuthDoneProps = { done: DoneState; onLogin: () => void; onClose: () => void };

/** The success screen after registering and after asking for a reset link (spec 2). */
export function AuthDone({ done, onLogin, onClose }: AuthDoneProps) {
	const { done: text } = useMessages("auth");
	const { close } = useMessages("ui");
	return (
		<div className="grid gap-4.5">
			<span className="grid size-14 place-items-center rounded-full bg-success-soft text-on-success-soft">
				<MailCheck className="size-7" />
			</span>
			<div role="status" className="grid gap-1.5">
				<p className="text-lg">{done.message}</p>
				<p className="text-ink-2">
					{text.before}
					<b className="break-all">
						<bdi dir="ltr">{done.email}</bdi>
					</b>
					{text.after}
				</p>
			</div>
			{done.next === "login" ? (
				<Button size="lg" block onClick={onLogin} autoFocus>
					{text.login}
				</Button>
			) : (
				<Button size="lg" block onClick={onClose} autoFocus>
					{close}
				</Button>
			)}
		</div>
	);
}
