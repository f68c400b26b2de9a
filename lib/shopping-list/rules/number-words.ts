import { plainText, soundOf } from "@/lib/products/rules/spelling";
import { tableOf } from "./words";

/** Numbers in English, Roman Urdu and Urdu. */
export const NUMBERS = tableOf<number>([
	[1, "one ek aik ik ikk aek ایک اک"],
	[2, "two do dou couple دو"],
	[3, "three teen tin تین"],
	[4, "four char chaar چار"],
	[5, "five paanch panch pach paach pnch paanj پانچ"],
	[6, "six che chay chhay cheh chhe chey چھ چھے"],
	[7, "seven saat sat سات"],
	[8, "eight aath ath aatth آٹھ"],
	[9, "nine nau nou nao نو"],
	[10, "ten das dus دس"],
	[11, "eleven gyara gyarah giyara giyarah گیارہ"],
	[12, "twelve barah baarah بارہ"],
	[13, "thirteen tera terah تیرہ"],
	[14, "fourteen choda chodah chauda chaudah چودہ"],
	[15, "fifteen pandra pandrah پندرہ"],
	[16, "sixteen sola solah سولہ"],
	[17, "seventeen satra satrah sattrah سترہ"],
	[18, "eighteen athara atharah atthara اٹھارہ"],
	[20, "twenty bees bis بیس"],
	[30, "thirty tees تیس"],
	[40, "forty"],
	[50, "fifty"],
	// Not "saath": so is seven written, too.
	[60, "sixty ساٹھ"],
	[70, "seventy sattar ستر"],
	[80, "eighty assi اسی"],
	[90, "ninety nabbe nabbay نوے"],
	[
		0.5,
		"half hlf aadha adha aadhi adhi aadhay adhay aadhe adhe aadh adh ada aada آدھا آدھی آدھے آدھ ادھ ادھا ادھی نصف",
	],
	[0.25, "quarter quarters chothai chauthai چوتھائی"],
	[1.5, "dedh derh deedh dairh daidh dedhh deadh derrh ڈیڑھ ڈیڈھ"],
	[2.5, "dhai dhaai dhay adhai arhai dhahi ڈھائی اڑھائی ڈھای"],
]);

/** How a number sounds: "painsath" and "pensath" are one, as are "pachees" and "pachis". */
const numberSound = (word: string) => soundOf(word).replace(/ai/g, "e").replace(/au/g, "o");

/** The others up to 99 by how they sound, in their order from the first of each row on; "/" parts spellings of one. */
const BY_SOUND = new Map(
	(
		[
			[19, "nineteen/unnis/انیس"],
			[
				21,
				"ikkis/ekkis/اکیس bais/بائیس teis/taees/تئیس chobis/چوبیس pachis/پچیس chabbis/chhabbis/چھبیس satais/ستائیس athais/اٹھائیس untis/unattis/انتیس",
			],
			[
				31,
				"ikatis/iktis/اکتیس batis/بتیس tentis/تینتیس chontis/چونتیس pentis/پینتیس chattis/chhattis/چھتیس sentis/سینتیس artis/adtis/اڑتیس untalis/unchalis/انتالیس chalis/چالیس",
			],
			[
				41,
				"iktalis/اکتالیس bayalis/biyalis/بیالیس tentalis/تینتالیس chawalis/چوالیس pentalis/پینتالیس chiyalis/chayalis/چھیالیس sentalis/سینتالیس artalis/adtalis/اڑتالیس unchas/unanchas/انچاس pachas/پچاس",
			],
			[
				51,
				"ikyawan/ikawan/اکاون bawan/باون tirpan/trepan/ترپن chawan/چون pachpan/پچپن chappan/chhappan/چھپن satawan/ستاون athawan/اٹھاون unsath/انسٹھ",
			],
			[
				61,
				"iksath/اکسٹھ basath/باسٹھ tirsath/tresath/تریسٹھ chosath/chonsath/چونسٹھ pensath/پینسٹھ chiyasath/چھیاسٹھ sarsath/سڑسٹھ arsath/اڑسٹھ unhattar/unattar/انہتر",
			],
			[
				71,
				"ikhattar/ikattar/اکہتر bahattar/bahtar tihattar/tehattar/تہتر chohattar/چوہتر pachattar/pichattar/پچھتر chihattar/chehattar/چھہتر satattar/ستتر athattar/اٹھہتر unasi/اناسی",
			],
			[
				81,
				"ikasi/ikyasi/اکاسی bayasi/biyasi/بیاسی tirasi/تراسی chorasi/چوراسی pachasi/پچاسی chiyasi/چھیاسی satasi/ستاسی athasi/اٹھاسی nawasi/نواسی",
			],
			[
				91,
				"ikanwe/ikyanwe/اکانوے banwe/بانوے tiranwe/ترانوے choranwe/چورانوے pachanwe/پچانوے chiyanwe/چھیانوے satanwe/ستانوے athanwe/اٹھانوے ninanwe/ninyanwe/ننانوے",
			],
		] as const
	).flatMap(([first, row]) =>
		row
			.split(" ")
			.flatMap((spellings, at) =>
				spellings.split("/").map((word) => [numberSound(plainText(word)), first + at] as const),
			),
	),
);

/** The number that a word is; undefined where it is none. */
export function numberOf(word: string): number | undefined {
	return NUMBERS.get(word) ?? (word.length > 2 ? BY_SOUND.get(numberSound(word)) : undefined);
}

/** What multiplies the number before it: "paanch sau". */
export const HUNDREDS = tableOf<number>([
	[100, "hundred sau sou saw so سو"],
	[1000, "thousand hazar hazaar ہزار"],
]);

/** What changes the number after it; alone it stands for itself: "sawa kilo", "sawa do kilo", "paune do kilo". */
export const SHIFTS = tableOf<{ by: number; alone: number }>([
	[{ by: 0.25, alone: 1.25 }, "sawa sava swa sawaa سوا"],
	[
		{ by: -0.25, alone: 0.75 },
		"pona pauna pouna paun poun pon pone paune ponay pauney paunay poune پونا پون پونے پونہ",
	],
	[{ by: 0.5, alone: 0.5 }, "sarhe saarhe sadhe saadhe sarhay saarhay sadhay saadhay saare ساڑھے ساڑھی"],
]);
