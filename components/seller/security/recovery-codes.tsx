import { Button } from "@/components/ui/button";
import { Printer } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";

/** The codes for the day on which the phone is lost, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	return (
		<div className="grid gap-4">
			<Notice tone="success" title="Switched on." live className="print:hidden">
				Keep these recovery codes on paper: each signs you in once, without your phone. They are not shown
				again.
			</Notice>
			<h3 className="hidden font-strong print:block">Recovery codes, each works once</h3>
			<ol className="grid w-fit gap-x-10 gap-y-1.5 font-semibold tracking-wide figures sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-2.5 print:hidden">
				<Button variant="outline" icon={<Printer className="icon" />} onClick={() => window.print()}>
					Print
				</Button>
				<Button onClick={onDone}>I have them</Button>
			</div>
		</div>
	);
}
