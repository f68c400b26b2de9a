import { describe, expect, test } from "vitest";
import { fairQueue } from "./passwords";

function drained<Job>(queue: { next: () => Job | undefined }): Job[] {
	const jobs: Job[] = [];
	for (let job = queue.next(); job !== undefined; job = queue.next()) jobs.push(job);
	return jobs;
}

describe("jobs of several senders", () => {
	test("are taken in turns, each sender's in their order", () => {
		const queue = fairQueue<string>(10);
		for (const job of ["a1", "a2", "a3"]) queue.add("a", job);
		queue.add("b", "b1");
		queue.add("c", "c1");
		queue.add("b", "b2");
		expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
	});

	test("beyond the capacity take the place of whoever has most", () => {
		const queue = fairQueue<string>(4);
		for (const job of ["a1", "a2", "a3"]) expect(queue.add("a", job)).toBeUndefined();
		expect(queue.add("b", "b1")).toBeUndefined();
		expect(queue.add("a", "a4"), "one's own").toBe("a4");
		expect(queue.add("c", "c1")).toBe("a3");
		expect(queue.add("c", "c2"), "nobody has more than a fair share").toBe("c2");
		expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2"]);
	});

	test("that lost their place leave room once others were taken", () => {
		const queue = fairQueue<string>(2);
		for (const job of ["a1", "a2", "a3"]) queue.add("a", job);
		expect(queue.next()).toBe("a1");
		expect(queue.add("b", "b1")).toBeUndefined();
		expect(drained(queue)).toEqual(["a2", "b1"]);
		expect(queue.next()).toBeUndefined();
	});
});
