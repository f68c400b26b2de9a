"use client";

import { clsx } from "clsx";
import { useMessages } from "#messages";
import { useShop } from "@/lib/shop/client/shop";
import { SHOP_DEFAULTS } from "@/lib/shop/rules/shop-details";

type Shape = readonly [transform: string, d: string];

/** The word سبز, in font units. */
export const MARK_LETTERS =
	"M151-358Q129-380 115-393 100-407 89-417 77-427 62-437L62-446Q69-457 82-472 94-488 109-504 124-520 137-532 149-545 155-549L165-549Q208-522 228-501 248-481 248-459 248-437 223-410 197-384 159-358ZM-179 440L-206 410Q-124 338-47 237 30 135 106 5 162-90 207-154 252-218 286-250 320-287 353-308 385-329 418-337 451-346 485-346 499-346 512-332 525-319 525-284 525-248 505-216 484-185 452-166 420-147 385-147 356-147 330-138 304-129 281-111 255-90 214-36 173 18 113 105 44 208-27 292-99 376-179 440ZM486-141Q470-141 451-142 431-144 413-145 395-147 385-147 369-147 358-163 347-179 347-210 347-247 368-278 388-309 420-327 451-346 484-346 514-346 537-343 559-340 585-340 599-340 611-326 623-312 623-277 623-240 603-209 582-178 551-159 519-141 486-141ZM486-140Q469-140 458-155 447-171 447-203 447-240 467-271 487-302 519-320 551-339 585-339 627-339 657-353 687-368 718-417 739-449 765-449 772-449 782-446 792-444 804-438 828-426 853-426 887-426 908-447 929-469 951-507L965-510Q976-503 989-497 1002-492 1018-492 1045-492 1065-514 1085-537 1102-592L1135-587Q1112-461 1068-400 1024-339 964-339 956-339 943-341 929-344 916-349 895-314 871-292 847-271 816-271 782-271 753-291 724-311 713-311 705-311 694-298 683-285 668-261 653-237 636-216 618-195 598-177 553-140 486-140Z";

/** The dot of the word as a fruit. */
export const MARK_FRUIT: Shape = [
	"translate(140 -470) rotate(28)",
	"M-100 30C-104 -66 -36 -128 34 -118C104 -104 120 -22 84 46C52 108 -12 138 -58 112C-84 98 -98 70 -100 30Z",
];

/** A leaf under it. */
export const MARK_LEAF: Shape = [
	"translate(435 225) rotate(-20)",
	"M-150 60C-120 -70 0 -130 160 -96C130 40 10 130 -150 60Z",
];

/** The word Sabz, in font units. */
export const WORD_LETTERS =
	"M285 14Q219 14 170-2 121-18 89-47 56-76 42-117 27-159 29-209L174-242Q174-200 188-170 202-141 229-125 255-109 291-109 320-109 341-117 361-125 373-139 384-153 384-173 384-199 367-217 349-235 319-249 289-263 251-276 212-289 173-305 134-321 103-343 71-366 52-399 33-433 33-482 33-540 62-583 91-626 145-649 199-673 275-673 354-673 410-647 466-621 495-572 523-524 520-458L376-430Q377-458 371-480 365-502 352-517 339-533 319-542 299-551 272-551 244-551 225-543 206-535 197-522 187-509 187-491 187-468 204-452 220-436 249-424 277-413 313-402 352-389 392-372 431-356 465-331 499-307 520-270 540-234 540-181 540-121 511-77 481-34 425-10 368 14 285 14ZM721 13Q682 13 650-2 617-17 597-48 577-80 577-128 577-174 595-203 612-233 642-251 672-270 710-280 747-291 787-300 824-308 845-314 866-321 875-331 884-342 884-360 884-387 868-403 851-419 819-419 798-419 780-409 761-399 750-378 739-358 738-324L595-345Q597-397 615-434 633-472 665-495 696-519 737-530 778-542 825-542 900-542 947-515 994-489 1017-436 1040-383 1040-304L1040-201Q1040-168 1041-134 1041-100 1043-66 1044-33 1046 0L907 0Q905-31 903-64 901-98 900-134L888-134Q881-91 859-57 836-24 801-5 766 13 721 13ZM789-105Q805-105 821-111 836-118 850-130 863-142 873-160 882-179 884-204L884-266 909-267Q897-255 879-247 861-239 841-234 821-229 802-224 782-219 767-211 751-204 742-191 732-179 732-160 732-133 749-119 765-105 789-105ZM1415 14Q1372 14 1341-5 1309-25 1290-63 1270-101 1261-156L1248-156 1246 0 1114 0 1114-230 1114-702 1274-702 1274-558Q1274-531 1271-500 1268-470 1263-437 1257-404 1250-369L1265-369Q1275-427 1296-465 1317-503 1348-521 1379-540 1421-540 1476-540 1518-508 1559-476 1582-415 1605-354 1605-265 1605-173 1581-111 1556-49 1513-17 1470 14 1415 14ZM1359-113Q1385-113 1404-131 1422-150 1432-183 1441-216 1441-260 1441-306 1432-339 1423-373 1405-391 1386-409 1360-409 1345-409 1332-402 1318-395 1308-381 1297-368 1289-350 1281-332 1277-311 1273-290 1273-267L1273-253Q1273-226 1279-201 1284-176 1295-156 1306-136 1322-124 1338-113 1359-113ZM1647 0L1647-131 1879-393 1879-402 1652-402 1652-528 2063-528 2063-396 1831-134 1831-127 2064-127 2064 0Z";

const SPRITE_ID = "sabz-logo";

/** The logo's shapes, once a page; every logo on it refers to them. */
export function LogoSprite() {
	return (
		<svg aria-hidden="true" className="absolute size-0">
			<symbol id={SPRITE_ID} viewBox="0 0 140 48">
				<rect width="48" height="48" rx="14" fill="var(--mark-ground)" />
				<g transform="translate(24.3 24) scale(.0272) translate(-492 85)">
					<path fill="var(--mark-letters)" d={MARK_LETTERS} />
					<path className="fill-mango-400" transform={MARK_FRUIT[0]} d={MARK_FRUIT[1]} />
					<path className="fill-leaf-300" transform={MARK_LEAF[0]} d={MARK_LEAF[1]} />
				</g>
				<path transform="translate(59 37) scale(.0386)" fill="currentColor" d={WORD_LETTERS} />
			</symbol>
		</svg>
	);
}

/** The shop's mark and name: drawn where it is Sabz, written where the owner has called it otherwise. On a dark ground the mark turns to paper; `isTight` shows a written name from a wide screen on. */
export function Logo({ onDark, isTight }: { onDark?: boolean; isTight?: boolean }) {
	const { shopName } = useMessages("common");
	const { name } = useShop();
	const colours = onDark
		? "text-white [--mark-ground:var(--color-paper)] [--mark-letters:var(--color-leaf-800)]"
		: "text-brand [--mark-ground:var(--color-leaf-800)] [--mark-letters:var(--color-paper)]";
	if (name === SHOP_DEFAULTS.name) {
		return (
			<svg
				role="img"
				aria-label={shopName(name)}
				viewBox="0 0 140 48"
				className={clsx("h-10 w-auto", colours)}
			>
				<use href={`#${SPRITE_ID}`} />
			</svg>
		);
	}
	return (
		<span className={clsx("inline-flex min-w-0 items-center gap-2.5", colours)}>
			<svg aria-hidden="true" viewBox="0 0 48 48" className="h-10 w-auto flex-none">
				<use href={`#${SPRITE_ID}`} width="140" height="48" />
			</svg>
			<span
				className={clsx(
					"line-clamp-2 max-w-44 display-type text-lg leading-tight wrap-anywhere",
					isTight && "max-lg:sr-only",
				)}
			>
				{shopName(name)}
			</span>
		</span>
	);
}
