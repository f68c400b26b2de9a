import { MailCheck } from "lucide-react";
import { Button } from "@/components/ui/button";

/** What the success screen says, and what comes next: logging in, or nothing more than closing. */
export type DoneState = { heading: string; message: string; email: string; next: "login" | "close" };

type AuthDoneProps = { done: DoneState; onLogin: () => void; onClose: () => void };

/** The success screen after registering and after asking for a reset link (spec 2). */
export function AuthDone({ done, onLogin, onClose }: AuthDoneProps) {
	return (
		<div className="grid gap-4.5">
			<span className="grid size-14 place-items-center rounded-full bg-success-soft text-on-success-soft">
				<MailCheck className="size-7" aria-hidden />
			</span>
			<div role="status" className="grid gap-1.5">
				<p className="text-lg">{done.message}</p>
				<p className="text-ink-2">
					Look for it at <b className="break-all">{done.email}</b>. It may be among your spam.
				</p>
			</div>
			{done.next === "login" ? (
				<Button size="lg" block onClick={onLogin} autoFocus>
					Go to Login
				</Button>
			) : (
				<Button size="lg" block onClick={onClose} autoFocus>
					Close
				</Button>
			)}
		</div>
	);
}
