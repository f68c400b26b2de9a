import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SHOP } from "@/lib/domain/shop";
import { LOOK } from "../mail/look";
import { getShop } from "../shop/read";

/** The size that chat programs and networks show whole, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const FACE = "Bricolage Grotesque";
const FONT = "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff";
const STRIPES = Array.from({ length: 15 }, (_, index) => index);

type ShareContent = {
	title: string;
	/** A line under the title: a price, or what the shop is. */
	line: string;
	/** A smaller line above the title. */
	over?: string;
	/** A picture as a data URL. */
	picture: string | null;
};

/** The stall's awning: stripes with round ends. */
function Stripes() {
	return (
		<div style={{ display: "flex", position: "absolute", top: 0, left: 0 }}>
			{STRIPES.map((index) => (
				<div
					key={index}
					style={{
						width: 80,
						height: 92,
						borderRadius: "0 0 40px 40px",
						background: index % 2 === 0 ? LOOK.leaf : LOOK.page,
					}}
				/>
			))}
		</div>
	);
}

/** The picture that stands for a page where it is shared: a placard on the market's ground. */
export async function sharePicture({ title, line, over, picture }: ShareContent): Promise<ImageResponse> {
	const { name } = await getShop();
	const font = await readFile(join(process.cwd(), FONT));
	return new ImageResponse(
		<div
			style={{
				display: "flex",
				width: "100%",
				height: "100%",
				padding: "120px 72px 56px",
				background: LOOK.mango,
				color: LOOK.ink,
				fontFamily: FACE,
			}}
		>
			<Stripes />
			<div style={{ display: "flex", flexDirection: "column", flex: 1, paddingRight: 24 }}>
				<div style={{ fontSize: 34, color: LOOK.deep }}>{over ?? name}</div>
				<div
					style={{ marginTop: 16, fontSize: title.length > 24 ? 68 : 88, lineHeight: 1, letterSpacing: -2 }}
				>
					{title}
				</div>
				<div style={{ marginTop: 28, fontSize: 44, color: LOOK.deep }}>{line}</div>
				<div style={{ marginTop: "auto", fontSize: 30, color: LOOK.deep }}>
					{`${name} · at your door within ${SHOP.promisedMinutes} minutes`}
				</div>
			</div>
			{picture && (
				<div
					style={{
						alignSelf: "center",
						width: 440,
						height: 440,
						backgroundImage: `url(${picture})`,
						backgroundSize: "440px 440px",
					}}
				/>
			)}
		</div>,
		{ ...SHARE_SIZE, fonts: [{ name: FACE, data: font, weight: 800, style: "normal" }] },
	);
}
