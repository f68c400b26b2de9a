import { green, only, recolour, violet, warm } from "../colour";
import type { Thing } from "../draw";

export const fruits: Record<string, Thing> = {
	mango: { render: "1f96d" },
	yellowMango: { render: "1f96d", tint: only(warm, recolour({ from: 30, to: 46, keep: 0.35, light: 0.98 })) },
	kinnow: { render: "1f34a" },
	sweetLime: {
		render: "1f34a",
		tint: only(warm, recolour({ from: 30, to: 62, keep: 0.5, saturate: 0.72, light: 0.94 })),
	},
	grapefruit: {
		render: "1f34a",
		tint: only(warm, recolour({ from: 30, to: 40, keep: 1, saturate: 0.8, lift: 0.06 })),
	},
	lemon: { render: "1f34b" },
	banana: { render: "1f34c", heft: 1.1 },
	apple: { render: "1f34e" },
	goldenApple: {
		render: "1f34e",
		tint: only(warm, recolour({ from: 345, to: 46, keep: 0.35, light: 0.8, lift: 0.2 })),
	},
	greenApple: { render: "1f34f" },
	grapes: { render: "1f347" },
	greenGrapes: {
		render: "1f347",
		tint: only(violet, recolour({ from: 258, to: 76, keep: 0.6, saturate: 1.5, lift: 0.08 })),
	},
	pear: { render: "1f350" },
	guava: {
		render: "1f350",
		stretch: [1, 0.86],
		tint: recolour({ from: 62, to: 76, keep: 0.6, saturate: 0.95, lift: 0.09 }),
	},
	guavaHalf: {
		render: "1f95d",
		tint: (colour, { x, y }) => {
			const fromCore = Math.hypot(x - 0.46, y - 0.47);
			const skin = fromCore > 0.4 || (colour.h < 58 && colour.l > 0.4) || colour.h > 300;
			if (skin) return recolour({ from: 20, to: 78, keep: 0.1, saturate: 1.3, lift: 0.06 })(colour, { x, y });
			if (colour.l < 0.4) return { h: 42, s: 0.5, l: 0.58 };
			return { h: fromCore < 0.18 ? 22 : 56, s: 0.55, l: 0.62 + colour.l * 0.42 };
		},
	},
	pomegranateBody: {
		render: "1f534",
		tint: recolour({ from: 348, to: 352, keep: 0.9, saturate: 0.95, light: 0.9 }),
	},
	pomegranateCrown: {
		render: "1f9c5",
		cut: "M86 0H166V62H86Z",
		tint: recolour({ from: 30, to: 356, keep: 0.3, saturate: 0.95, light: 0.72 }),
	},
	pomegranate: {
		made: [
			{ thing: "pomegranateCrown", x: 256, y: 248, size: 460 },
			{ thing: "pomegranateBody", x: 256, y: 300, size: 400 },
		],
	},
	papayaShell: {
		render: "1f951",
		stretch: [0.92, 1.12],
		tint: (colour, { x, y }) => {
			if (Math.hypot(x - 0.43, y - 0.51) < 0.16) return { h: 22, s: 0.8, l: 0.42 + colour.l * 0.16 };
			const skin = colour.l < 0.4 || colour.h > 120 || x > 0.86 || y > 0.9;
			if (skin)
				return recolour({ from: 150, to: 74, keep: 0.15, saturate: 1.1, light: 0.7, lift: 0.2 })(colour, {
					x,
					y,
				});
			return recolour({ from: 66, to: 28, keep: 0.5, saturate: 1.15, light: 0.96 })(colour, { x, y });
		},
	},
	papayaSeed: {
		render: "1f7e4",
		tint: recolour({ from: 15, to: 250, keep: 0, saturate: 0.25, light: 0.42 }),
	},
	papayaHalf: {
		made: [
			{ thing: "papayaShell", x: 256, y: 256, size: 510 },
			...[
				[196, 236],
				[232, 226],
				[264, 244],
				[182, 268],
				[214, 260],
				[246, 272],
				[272, 286],
				[190, 300],
				[222, 294],
				[252, 304],
				[206, 326],
				[236, 326],
			].map(([x, y]) => ({ thing: "papayaSeed", x: x ?? 0, y: y ?? 0, size: 44 })),
		],
	},
	melon: { render: "1f348", tint: only(green, recolour({ from: 75, to: 48, keep: 0.5, saturate: 1.1 })) },
	watermelon: { render: "1f349", heft: 1.1 },
	peach: { render: "1f351" },
	plum: {
		render: "1f351",
		tint: only(
			({ h }) => h < 42 || h > 270,
			recolour({ from: 5, to: 322, keep: 0.35, saturate: 0.6, light: 0.56 }),
		),
	},
	apricot: {
		render: "1f351",
		tint: only(warm, recolour({ from: 5, to: 33, keep: 0.3, saturate: 0.95, lift: 0.01 })),
	},
	jamun: { render: "1f95a", tint: recolour({ from: 25, to: 280, keep: 0.8, saturate: 0.55, light: 0.52 }) },
	falsa: { render: "1f7e3", tint: recolour({ from: 258, to: 330, keep: 0.8, saturate: 1, light: 0.72 }) },
	strawberry: { render: "1f353" },
	cherry: { render: "1f352" },
	pineapple: { render: "1f34d", heft: 1.3 },
	kiwi: { render: "1f95d" },
	coconut: { render: "1f965" },
	avocado: { render: "1f951" },
	persimmon: {
		render: "1f345",
		tint: only(warm, recolour({ from: 340, to: 24, keep: 0.45, saturate: 1.1, light: 1.02, lift: 0.06 })),
	},
	date: {
		render: "1f95a",
		stretch: [0.74, 1.1],
		heft: 1.1,
		tint: recolour({ from: 25, to: 20, keep: 0.5, saturate: 0.9, light: 0.56 }),
	},
	ajwaDate: {
		render: "1f95a",
		stretch: [0.84, 1],
		heft: 1.05,
		tint: recolour({ from: 25, to: 14, keep: 0.4, saturate: 0.5, light: 0.42 }),
	},
	peanut: { render: "1f95c" },
};
