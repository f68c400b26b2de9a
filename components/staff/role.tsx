"use client";

import { createContext, type ReactNode, useContext } from "react";
import { type Duty, mayDo, type Role } from "@/lib/team/rules";

const RoleContext = createContext<Role | null>(null);

/** Says beneath it as whom somebody is signed in. */
export function RoleProvider({ role, children }: { role: Role; children: ReactNode }) {
	return <RoleContext value={role}>{children}</RoleContext>;
}

/** The role of whoever looks. */
export function useRole(): Role {
	const role = useContext(RoleContext);
	if (!role) throw new Error("The seller area says who looks at it: RoleProvider is missing");
	return role;
}

/** Whether this is the work of whoever looks: what is not is not offered. The server decides again. */
export function useMay(duty: Duty): boolean {
	return mayDo(useRole(), duty);
}
