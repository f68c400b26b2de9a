"use client";

import { Volume2, VolumeX } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useSound } from "@/lib/notifications/client/seller-sound";

/** Whether a new order is heard in this browser. */
export function SoundSwitch() {
	const [isOn, setSound] = useSound();
	const Icon = isOn ? Volume2 : VolumeX;
	return (
		<IconButton
			aria-label="Sound on a new order"
			aria-pressed={isOn}
			title={isOn ? "Sound on a new order: on" : "Sound on a new order: off"}
			onClick={() => setSound(!isOn)}
		>
			<Icon className="icon" />
		</IconButton>
	);
}
