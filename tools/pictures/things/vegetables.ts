import { only, recolour, warm } from "../colour";
import type { Thing } from "../draw";
import { CURD, METHI } from "./placed";

export const vegetables: Record<string, Thing> = {
	potato: { render: "1f954" },
	onion: {
		render: "1f9c5",
		tint: recolour({ from: 30, to: 334, keep: 0.3, saturate: 0.74, light: 1.02, lift: -0.15 }),
	},
	whiteOnion: {
		render: "1f9c5",
		tint: recolour({ from: 25, to: 46, keep: 0.5, saturate: 0.4, light: 0.62, lift: 0.38 }),
	},
	tomato: { render: "1f345" },
	ginger: { render: "1fada" },
	garlic: { render: "1f9c4", heft: 0.9 },
	chilli: { render: "1f336-fe0f", heft: 0.9 },
	greenChilli: {
		render: "1f336-fe0f",
		heft: 0.9,
		tint: only(
			({ h }) => h > 285 || h < 40,
			recolour({ from: 348, to: 116, keep: 0.35, saturate: 0.72, light: 0.82 }),
		),
	},
	curryLeaves: {
		render: "1f33f",
		tint: recolour({ from: 75, to: 108, keep: 0.5, saturate: 0.7, light: 0.72 }),
	},
	stalk: {
		render: "1f331",
		cut: "M116 120H132V168H116Z",
		stretch: [0.5, 1],
		tint: recolour({ from: 75, to: 96, saturate: 0.8, light: 0.9 }),
	},
	corianderLeaf: {
		render: "1f955",
		cut: "M134 44V0H256V136H206L196 118L176 84L150 64Z",
		tint: recolour({ from: 75, to: 104, keep: 0.6, saturate: 0.8, light: 0.8 }),
	},
	coriander: {
		heft: 0.78,
		made: [
			...[-30, -14, 2, 16, 32].map((turn) => ({
				thing: "stalk",
				x: 256 + turn * 3,
				y: 300,
				size: 1100,
				turn,
			})),
			...[
				[120, 210, -80],
				[190, 150, -60],
				[262, 118, -42],
				[336, 150, -20],
				[396, 214, 0],
				[170, 240, -70],
				[232, 210, -50],
				[300, 214, -34],
				[352, 250, -14],
				[262, 278, -44],
			].map(([x = 0, y = 0, turn = 0]) => ({
				thing: "corianderLeaf",
				x: x * 0.8 + 20,
				y: y + 40,
				size: 300,
				turn,
			})),
		],
	},
	methiStem: {
		render: "1f331",
		cut: "M116 120H132V168H116Z",
		stretch: [0.22, 1],
		tint: recolour({ from: 75, to: 88, saturate: 0.75, light: 0.85 }),
	},
	methiLeaflet: {
		render: "1f33f",
		cut: "M54 80L20 104V152L52 186L64 184L90 152V110Z",
		stretch: [1.2, 1],
		tint: recolour({ from: 75, to: 106, keep: 0.5, saturate: 0.62, light: 0.72 }),
	},
	methi: { made: METHI },
	mintLeaf: {
		render: "1f343",
		cut: "M36 94H60V132H130C180 140 210 190 210 250H60C40 200 34 150 36 94Z",
		tint: recolour({ from: 150, to: 132, keep: 0.6, saturate: 0.9, light: 0.72 }),
	},
	mint: {
		heft: 0.85,
		made: [
			{ thing: "stalk", x: 256, y: 330, size: 1000 },
			{ thing: "mintLeaf", x: 340, y: 350, size: 300, turn: -55 },
			{ thing: "mintLeaf", x: 172, y: 350, size: 300, turn: 55, flip: true },
			{ thing: "mintLeaf", x: 350, y: 240, size: 270, turn: -75 },
			{ thing: "mintLeaf", x: 162, y: 240, size: 270, turn: 75, flip: true },
			{ thing: "mintLeaf", x: 300, y: 160, size: 240, turn: -110 },
			{ thing: "mintLeaf", x: 212, y: 160, size: 240, turn: 110, flip: true },
		],
	},
	leafy: { render: "1f96c" },
	lettuce: { render: "1f96c", tint: recolour({ from: 82, to: 84, saturate: 1.25, light: 1.05, lift: 0.14 }) },
	mustardLeaf: {
		render: "1f96c",
		stretch: [0.72, 1.1],
		tint: recolour({ from: 82, to: 104, keep: 0.6, saturate: 0.95, light: 0.92 }),
	},
	floret: {
		render: "1f966",
		cut: "M96 84a63 63 0 1 0 126 0a63 63 0 1 0 -126 0Z",
		tint: recolour({ from: 150, to: 44, keep: 0.2, saturate: 0.42, light: 0.72, lift: 0.42 }),
	},
	cauliflower: {
		made: [
			{ thing: "leafy", x: 120, y: 300, size: 290, turn: -70 },
			{ thing: "leafy", x: 392, y: 300, size: 290, turn: 70, flip: true },
			...CURD,
			{ thing: "leafy", x: 256, y: 424, size: 170 },
			{ thing: "leafy", x: 160, y: 410, size: 190, turn: -80 },
			{ thing: "leafy", x: 356, y: 410, size: 190, turn: 80, flip: true },
		],
	},
	cabbageHeart: {
		render: "1f7e2",
		tint: recolour({ from: 148, to: 84, keep: 0.3, saturate: 0.75, light: 0.9, lift: 0.06 }),
	},
	cabbageLeaf: {
		render: "1f96c",
		tint: recolour({ from: 82, to: 84, saturate: 0.9, light: 0.75, lift: 0.2 }),
	},
	cabbageBall: {
		cut: "M256 66C366 66 446 152 446 258C446 366 366 446 256 446C146 446 66 366 66 258C66 152 146 66 256 66Z",
		tint: ({ h, s, l }, { x, y }) => ({ h, s, l: l * (1.12 - 2 * Math.hypot(x - 0.44, y - 0.4) ** 2) }),
		made: [
			{ thing: "cabbageHeart", x: 256, y: 256, size: 450 },
			{ thing: "cabbageLeaf", x: 400, y: 210, size: 330, turn: 30, flip: true },
			{ thing: "cabbageLeaf", x: 112, y: 210, size: 330, turn: -30 },
			{ thing: "cabbageLeaf", x: 262, y: 330, size: 330, turn: -10 },
		],
	},
	cabbage: {
		made: [
			{ thing: "leafy", x: 256, y: 370, size: 280 },
			{ thing: "leafy", x: 130, y: 320, size: 280, turn: -60 },
			{ thing: "leafy", x: 382, y: 320, size: 280, turn: 60, flip: true },
			{ thing: "cabbageBall", x: 256, y: 240, size: 470 },
		],
	},
	broccoli: { render: "1f966" },
	okra: {
		render: "1fad1",
		cut: "M0 0H256V96C250 150 190 220 128 256C66 220 6 150 0 96Z",
		stretch: [0.4, 1.25],
		tint: recolour({ from: 100, to: 100, keep: 0.5, saturate: 1.05, light: 1.02 }),
	},
	bottleGourd: {
		render: "1f350",
		stretch: [0.66, 1.15],
		tint: recolour({ from: 62, to: 88, keep: 0.5, saturate: 0.72, light: 1.05, lift: 0.05 }),
	},
	appleGourd: {
		render: "1f348",
		cut: "M0 50L84 50L74 40H108L112 50H256V256H0Z",
		tint: recolour({ from: 78, to: 86, keep: 0.5, saturate: 1, light: 0.86 }),
	},
	pumpkin: {
		render: "1f348",
		stretch: [1.1, 0.9],
		tint: only(
			({ h }, { y }) => y > 0.5 || (h > 40 && h < 320),
			recolour({ from: 75, to: 28, keep: 0.4, saturate: 1.7, light: 0.92 }),
		),
	},
	aubergine: { render: "1f346", tint: ({ h, s, l }) => ({ h: h + 16, s: s * 0.62, l: l * 0.66 }) },
	carrot: { render: "1f955" },
	redCarrot: {
		render: "1f955",
		stretch: [0.9, 1.1],
		tint: only(warm, recolour({ from: 22, to: 2, keep: 0.5, saturate: 0.95, light: 0.88 })),
	},
	radish: {
		render: "1f955",
		stretch: [0.85, 1.2],
		tint: only(warm, recolour({ from: 22, to: 50, keep: 0.3, saturate: 0.16, light: 0.66, lift: 0.42 })),
	},
	turnipRoot: {
		render: "1f534",
		tint: ({ l }, { y }) => {
			const white = Math.min(1, Math.max(0, (y - 0.36) / 0.2));
			return { h: 318, s: 0.45 * (1 - white) + 0.1 * white, l: l * (0.95 - 0.35 * white) + 0.56 * white };
		},
	},
	turnip: {
		made: [
			{ thing: "leafy", x: 200, y: 130, size: 230, turn: -24 },
			{ thing: "leafy", x: 312, y: 130, size: 230, turn: 24, flip: true },
			{ thing: "turnipRoot", x: 256, y: 330, size: 330 },
		],
	},
	beetRoot: {
		render: "1f534",
		tint: recolour({ from: 350, to: 330, keep: 0.6, saturate: 0.75, light: 0.6 }),
	},
	beetroot: {
		made: [
			{ thing: "leafy", x: 200, y: 130, size: 230, turn: -24 },
			{ thing: "leafy", x: 312, y: 130, size: 230, turn: 24, flip: true },
			{ thing: "beetRoot", x: 256, y: 330, size: 330 },
		],
	},
	peas: { render: "1fadb" },
	capsicum: { render: "1fad1" },
	redCapsicum: {
		render: "1fad1",
		tint: only(
			({ h }, { y }) => h > 64 && y > 0.235,
			({ h, s, l }) => ({ h: 356 - (h - 130) * 0.1, s: s * 1.25 + 0.2, l: l * 1.02 + 0.06 }),
		),
	},
	yellowCapsicum: {
		render: "1fad1",
		tint: only(
			({ h }, { y }) => h > 64 && y > 0.235,
			({ h, s, l }) => ({ h: 43 - (h - 130) * 0.14, s: s * 1.6 + 0.35, l: Math.min(0.86, l * 1.05 + 0.14) }),
		),
	},
	cucumber: { render: "1f952" },
	corn: { render: "1f33d", heft: 1.05 },
	mushroom: {
		render: "1f344",
		tint: ({ l }, { x, y }) => ({ h: 34, s: 0.34, l: 0.98 + (l - 0.8) * 0.12 - 0.22 * y - 0.12 * (1 - x) }),
	},
	sweetPotato: { render: "1f360" },
};
