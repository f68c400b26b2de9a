"use client";

import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { Switch } from "@/components/ui/form/choices";

const load = () => import("@/lib/notifications/client/push");

type PushSwitchProps = {
	/** What is told when it is on, as a wish: "Tell me when the rider leaves". */
	label: string;
	className?: string;
};

/**
 * Has this device told, by one press, and left alone by another. The browser is asked for nothing before; why it cannot be is
 * said in words.
 */
export function PushSwitch({ label, className }: PushSwitchProps) {
	const text = useMessages("pushSwitch");
	const [isOn, setOn] = useState(false);
	const [words, setWords] = useState("");
	const isBusy = useRef(false);
	useEffect(() => {
		let isHere = true;
		void load()
			.then(({ isNotified }) => isNotified())
			.then((told) => {
				if (isHere && !isBusy.current) setOn(told);
			})
			.catch(() => undefined);
		return () => {
			isHere = false;
		};
	}, []);

	async function change(wanted: boolean): Promise<void> {
		if (isBusy.current) return;
		isBusy.current = true;
		setOn(wanted);
		setWords("");
		const { switchOn, switchOff } = await load();
		const problem = await (wanted ? switchOn(text) : switchOff(text));
		isBusy.current = false;
		setOn(problem === null ? wanted : !wanted);
		setWords(problem ?? (wanted ? text.on : text.off));
	}

	return (
		<div className={`grid ${className ?? ""}`}>
			<Switch className="font-semibold" checked={isOn} onChange={change}>
				<span className="text-start">{label}</span>
			</Switch>
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{words}
			</p>
		</div>
	);
}
