import fc from "fast-check";
import { describe, expect, it, test, vi } from "vitest";
import { lookAround } from "./client";
import { readMapLink } from "./rules/map-link";
import { isInPakistan } from "./rules/pakistan";
import { plusCodeOf, pointOf, shortPlusCode } from "./rules/point";

const HERE = pointOf(31.2698, 72.3169);

describe("a map's address says a place without anybody being asked", () => {
	it.each([
		"https://www.google.com/maps/@31.2698,72.3169,17z",
		"https://www.google.com.pk/maps/place/Clock+Tower/@31.2,72.3,17z/data=!3m1!4b1!4m6!3m5!1s0x39:0x2!8m2!3d31.2698!4d72.3169!16s",
		"https://maps.google.com/?q=31.2698,72.3169",
		"https://maps.google.com/maps?q=loc:31.2698,72.3169&z=16",
		"maps.google.com/?ll=31.2698,72.3169",
		"https://www.google.com/maps/search/?api=1&query=31.2698%2C72.3169",
		"https://www.google.com/maps/dir/?api=1&destination=31.2698,72.3169",
		"https://www.google.com/maps/search/31.2698,+72.3169?entry=tts",
		"https://www.google.com/maps/place/31%C2%B016'11.3%22N+72%C2%B019'00.8%22E/@31,72,8z",
		"https://www.google.com/maps?q=31.2698,72.3169(My+Home)",
		"https://maps.google.com/maps?q=loc:31.2698+72.3169",
		"My house: https://maps.google.com/?q=31.2698,72.3169",
	])("%s", (link) => {
		const point = readMapLink(link);
		expect(point?.lat).toBeCloseTo(HERE.lat, 4);
		expect(point?.lng).toBeCloseTo(HERE.lng, 4);
	});

	it.each([
		"https://maps.app.goo.gl/8hYt2",
		"https://goo.gl/maps/abc",
		"https://example.com/maps/@31.2698,72.3169,17z",
		"https://google.com.evil.example/maps/@31.2698,72.3169,17z",
		"https://www.google.com/search?q=31.2698,72.3169",
		"https://www.google.com/maps/place/Jhang",
		"https://www.google.com/maps/@99.2,72.3,3z",
		"789H+4Q Lahore",
		"8J3J0000+",
		"near the mosque",
		"",
	])("nothing is read from %s", (link) => expect(readMapLink(link)).toBeNull());

	test("what it reads of any text is a place on the earth, or nothing", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.string().map((words) => `https://maps.google.com/?q=${words}`),
				),
				(text) => {
					const point = readMapLink(text);
					if (point) expect(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180).toBe(true);
				},
			),
			{ numRuns: 40 },
		);
	});
});

const near = fc.record({
	lat: fc.double({ min: 30.9, max: 31.6, noNaN: true }),
	lng: fc.double({ min: 71.95, max: 72.7, noNaN: true }),
});

test("a plus code leads back to its door, whole or as it is said in Jhang, however it is typed", () => {
	fc.assert(
		fc.property(near, ({ lat, lng }) => {
			const point = pointOf(lat, lng);
			const [whole, short] = [plusCodeOf(point), shortPlusCode(point)];
			for (const said of [whole, whole.toLowerCase(), short, `${short} Jhang, Pakistan`, `${short}، جھنگ`]) {
				const link = `https://www.google.com/maps/place/${encodeURIComponent(said ?? "")}`;
				for (const read of [readMapLink(said ?? ""), readMapLink(link)]) {
					expect(Math.abs((read?.lat ?? 0) - lat)).toBeLessThan(0.00007);
					expect(Math.abs((read?.lng ?? 0) - lng)).toBeLessThan(0.00007);
				}
			}
		}),
	);
	for (const link of ["https://www.google.com/maps/search/?api=1&query=", "https://plus.codes/"])
		expect(readMapLink(`${link}8J3J789H+4Q`)).toEqual(readMapLink("8J3J789H+4Q"));
});

test("the country's cities are in it, its neighbours' are not", () => {
	const inside = [
		[31.27, 72.32],
		[24.8, 67.03],
		[25.12, 62.32],
		[31.47, 74.5],
		[34.01, 71.57],
		[35.92, 74.31],
		[30.18, 66.99],
		[33.68, 73.05],
	];
	const outside = [
		[28.61, 77.21],
		[34.53, 69.17],
		[31.63, 74.87],
		[25.2, 55.27],
		[51.5, -0.12],
		[29.5, 60.5],
		[0, 0],
	];
	const isIn = ([lat = 0, lng = 0]: number[]) => isInPakistan({ lat, lng });
	expect(inside.filter((place) => !isIn(place))).toEqual([]);
	expect(outside.filter(isIn)).toEqual([]);
});

test("a device in Pakistan says where it is; what is elsewhere is no place of ours", async () => {
	const at = (latitude: number, longitude: number) =>
		vi.stubGlobal("navigator", {
			geolocation: {
				getCurrentPosition: (done: (seen: object) => void) =>
					done({ coords: { latitude, longitude, accuracy: 9.2 } }),
			},
		});
	at(HERE.lat, HERE.lng);
	expect(await lookAround()).toEqual({ point: HERE, accuracy: 10 });
	at(51.5, -0.1);
	expect(await lookAround()).toBe("unknown");
	vi.unstubAllGlobals();
});
