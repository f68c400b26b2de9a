/** Logging out, wherever it is done (spec 4). */
export const leaving = {
	logout: "Logout",
	done: "Logged out successfully",
	failed: "Logout failed. Please try again.",
};
