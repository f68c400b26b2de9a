"use client";

import { type Dispatch, type SetStateAction, useState } from "react";

/** State that starts as the server's value, may run ahead of it, and takes every new value the server sends. */
export function useFollowing<Value>(served: Value): [Value, Dispatch<SetStateAction<Value>>] {
	const [value, setValue] = useState(served);
	const [followed, setFollowed] = useState(served);
	if (followed !== served) {
		setFollowed(served);
		setValue(served);
	}
	return [value, setValue];
}
