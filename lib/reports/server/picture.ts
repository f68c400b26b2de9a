import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { notFound } from "@/lib/server/platform/errors";
import { ItemReport } from "@/models/reports";

/** Who wants to see a picture: someone of the shop's team, or a customer by their id, or neither. */
type Viewer = { isStaff: boolean; customerId?: string };

/**
 * The bytes of a report's picture, for the customer who sent it and for the staff. To anyone else it is not there: throws
 * ShopError `not-found`.
 */
export async function readReportPicture({ isStaff, customerId }: Viewer, pictureId: string): Promise<Buffer> {
	if (!isStaff && customerId === undefined) throw notFound("There is no such picture");
	await connectDatabase();
	const report = await ItemReport.findOne({
		"pictures._id": pictureId,
		...(isStaff ? {} : { user: customerId }),
	}).select("pictures");
	const picture = report?.pictures.find(({ _id }) => String(_id) === pictureId);
	if (!picture) throw notFound("There is no such picture");
	return Buffer.from(picture.webp);
}
