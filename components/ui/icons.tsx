import type { ReactNode, SVGProps } from "react";
import sprite from "./icons.svg";

const SPRITE: string = sprite.src;

/** An icon of the shop's: 24 px if its classes do not say otherwise, in the colour of its words; hidden from who only hears a page, unless it is given a label. */
export type Icon = (attributes: SVGProps<SVGSVGElement>) => ReactNode;

/** What stands before words: an icon in its usual size, or anything else. */
export type LeadingIcon = Icon | ReactNode;

/** Draws what stands before words. */
export function leading(icon: LeadingIcon): ReactNode {
	return typeof icon === "function" ? icon({ className: "icon" }) : icon;
}

/**
 * The icon that has this name in the sprite, which all pages share: neither a page nor its scripts bring its lines. The
 * sprite is drawn by `npx tsx tools/icon-sprite.ts` from the names below.
 */
function icon(name: string, classes = "lucide"): Icon {
	return function SpriteIcon({ className, ...attributes }) {
		return (
			// biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by who uses it.
			<svg
				aria-hidden={!attributes["aria-label"] || undefined}
				{...attributes}
				className={className ? `${classes} ${className}` : classes}
			>
				<use href={`${SPRITE}#${name}`} />
			</svg>
		);
	};
}

/** One that points along the line: in Urdu the other way (app/styles/urdu.css). */
const pointing = (name: string) => icon(name, "lucide points");

export const Archive = /* @__PURE__ */ icon("archive");
export const ArchiveArrowUp = /* @__PURE__ */ icon("archive-arrow-up");
export const ArrowDownRight = /* @__PURE__ */ icon("arrow-down-right");
export const ArrowLeft = /* @__PURE__ */ pointing("arrow-left");
export const ArrowRight = /* @__PURE__ */ pointing("arrow-right");
export const ArrowRightLeft = /* @__PURE__ */ icon("arrow-right-left");
export const ArrowUpRight = /* @__PURE__ */ icon("arrow-up-right");
export const BadgeCheck = /* @__PURE__ */ icon("badge-check");
export const Ban = /* @__PURE__ */ icon("ban");
export const Banknote = /* @__PURE__ */ icon("banknote");
export const Bell = /* @__PURE__ */ icon("bell");
export const BellOff = /* @__PURE__ */ icon("bell-off");
export const BellRing = /* @__PURE__ */ icon("bell-ring");
export const Bike = /* @__PURE__ */ icon("bike");
export const Boxes = /* @__PURE__ */ icon("boxes");
export const CalendarDays = /* @__PURE__ */ icon("calendar-days");
export const Camera = /* @__PURE__ */ icon("camera");
export const ChartColumn = /* @__PURE__ */ icon("chart-column");
export const Check = /* @__PURE__ */ icon("check");
export const CheckCheck = /* @__PURE__ */ icon("check-check");
export const ChevronDown = /* @__PURE__ */ icon("chevron-down");
export const ChevronLeft = /* @__PURE__ */ pointing("chevron-left");
export const ChevronRight = /* @__PURE__ */ pointing("chevron-right");
export const Circle = /* @__PURE__ */ icon("circle");
export const CircleCheck = /* @__PURE__ */ icon("circle-check");
export const CircleExclamationPoint = /* @__PURE__ */ icon("circle-exclamation-point");
export const CirclePlus = /* @__PURE__ */ icon("circle-plus");
export const CircleQuestionMark = /* @__PURE__ */ icon("circle-question-mark");
export const CircleUser = /* @__PURE__ */ icon("circle-user");
export const CircleUserRound = /* @__PURE__ */ icon("circle-user-round");
export const CircleX = /* @__PURE__ */ icon("circle-x");
export const ClipboardPaste = /* @__PURE__ */ icon("clipboard-paste");
export const Clock = /* @__PURE__ */ icon("clock");
export const Clock3 = /* @__PURE__ */ icon("clock-3");
export const CloudUpload = /* @__PURE__ */ icon("cloud-upload");
export const Coins = /* @__PURE__ */ icon("coins");
export const Contact = /* @__PURE__ */ icon("contact");
export const Copy = /* @__PURE__ */ icon("copy");
export const DoorClosed = /* @__PURE__ */ icon("door-closed");
export const DoorOpen = /* @__PURE__ */ icon("door-open");
export const Download = /* @__PURE__ */ icon("download");
export const Ellipsis = /* @__PURE__ */ icon("ellipsis");
export const EllipsisVertical = /* @__PURE__ */ icon("ellipsis-vertical");
export const Eye = /* @__PURE__ */ icon("eye");
export const EyeOff = /* @__PURE__ */ icon("eye-off");
export const FileSpreadsheet = /* @__PURE__ */ icon("file-spreadsheet");
export const Hand = /* @__PURE__ */ icon("hand");
export const HandCoins = /* @__PURE__ */ icon("hand-coins");
export const GripVertical = /* @__PURE__ */ icon("grip-vertical");
export const Heart = /* @__PURE__ */ icon("heart");
export const Hourglass = /* @__PURE__ */ icon("hourglass");
export const House = /* @__PURE__ */ icon("house");
export const ImageUp = /* @__PURE__ */ icon("image-up");
export const Info = /* @__PURE__ */ icon("info");
export const KeyRound = /* @__PURE__ */ icon("key-round");
export const Landmark = /* @__PURE__ */ icon("landmark");
export const Languages = /* @__PURE__ */ icon("languages");
export const LayoutDashboard = /* @__PURE__ */ icon("layout-dashboard");
export const LayoutGrid = /* @__PURE__ */ icon("layout-grid");
export const Leaf = /* @__PURE__ */ icon("leaf");
export const LifeBuoy = /* @__PURE__ */ icon("life-buoy");
export const Link2 = /* @__PURE__ */ icon("link-2");
export const ListChecks = /* @__PURE__ */ icon("list-checks");
export const ListFilter = /* @__PURE__ */ icon("list-filter");
export const LayoutList = /* @__PURE__ */ icon("layout-list");
export const ListPlus = /* @__PURE__ */ icon("list-plus");
export const LocateFixed = /* @__PURE__ */ icon("locate-fixed");
export const Lock = /* @__PURE__ */ icon("lock");
export const LogIn = /* @__PURE__ */ pointing("log-in");
export const LogOut = /* @__PURE__ */ pointing("log-out");
export const Mail = /* @__PURE__ */ icon("mail");
export const MailCheck = /* @__PURE__ */ icon("mail-check");
export const MailQuestionMark = /* @__PURE__ */ icon("mail-question-mark");
export const MapPin = /* @__PURE__ */ icon("map-pin");
export const MapPinHouse = /* @__PURE__ */ icon("map-pin-house");
export const MapPinOff = /* @__PURE__ */ icon("map-pin-off");
export const MapPinX = /* @__PURE__ */ icon("map-pin-x");
export const Menu = /* @__PURE__ */ icon("menu");
export const MessageCircle = /* @__PURE__ */ icon("message-circle");
export const MessageCircleExclamationPoint = /* @__PURE__ */ icon("message-circle-exclamation-point");
export const MessageSquareQuote = /* @__PURE__ */ icon("message-square-quote");
export const MessagesSquare = /* @__PURE__ */ icon("messages-square");
export const Mic = /* @__PURE__ */ icon("mic");
export const Minus = /* @__PURE__ */ icon("minus");
export const Moon = /* @__PURE__ */ icon("moon");
export const Navigation = /* @__PURE__ */ icon("navigation");
export const Package = /* @__PURE__ */ icon("package");
export const PackageCheck = /* @__PURE__ */ icon("package-check");
export const PanelLeft = /* @__PURE__ */ icon("panel-left");
export const Pause = /* @__PURE__ */ icon("pause");
export const Pencil = /* @__PURE__ */ icon("pencil");
export const Phone = /* @__PURE__ */ icon("phone");
export const PhoneCall = /* @__PURE__ */ icon("phone-call");
export const PhoneMissed = /* @__PURE__ */ icon("phone-missed");
export const PhoneOff = /* @__PURE__ */ icon("phone-off");
export const Play = /* @__PURE__ */ icon("play");
export const Plus = /* @__PURE__ */ icon("plus");
export const Printer = /* @__PURE__ */ icon("printer");
export const ReceiptText = /* @__PURE__ */ icon("receipt-text");
export const RefreshCw = /* @__PURE__ */ icon("refresh-cw");
export const Repeat2 = /* @__PURE__ */ icon("repeat-2");
export const RotateCcw = /* @__PURE__ */ icon("rotate-ccw");
export const RotateCcwClock = /* @__PURE__ */ icon("rotate-ccw-clock");
export const RotateCw = /* @__PURE__ */ icon("rotate-cw");
export const Route = /* @__PURE__ */ icon("route");
export const Scale = /* @__PURE__ */ icon("scale");
export const Search = /* @__PURE__ */ icon("search");
export const Send = /* @__PURE__ */ icon("send");
export const Share2 = /* @__PURE__ */ icon("share-2");
export const ShieldCheck = /* @__PURE__ */ icon("shield-check");
export const ShoppingBasket = /* @__PURE__ */ icon("shopping-basket");
export const Signpost = /* @__PURE__ */ icon("signpost");
export const SkipForward = /* @__PURE__ */ pointing("skip-forward");
export const SlidersHorizontal = /* @__PURE__ */ icon("sliders-horizontal");
export const Smartphone = /* @__PURE__ */ icon("smartphone");
export const Star = /* @__PURE__ */ icon("star");
export const Store = /* @__PURE__ */ icon("store");
export const Sun = /* @__PURE__ */ icon("sun");
export const Sunrise = /* @__PURE__ */ icon("sunrise");
export const Tag = /* @__PURE__ */ icon("tag");
export const TicketPercent = /* @__PURE__ */ icon("ticket-percent");
export const Timer = /* @__PURE__ */ icon("timer");
export const Trash = /* @__PURE__ */ icon("trash");
export const TriangleExclamationPoint = /* @__PURE__ */ icon("triangle-exclamation-point");
export const Truck = /* @__PURE__ */ icon("truck");
export const Undo2 = /* @__PURE__ */ icon("undo-2");
export const Upload = /* @__PURE__ */ icon("upload");
export const Users = /* @__PURE__ */ icon("users");
export const Volume2 = /* @__PURE__ */ icon("volume-2");
export const VolumeX = /* @__PURE__ */ icon("volume-x");
export const Wallet = /* @__PURE__ */ icon("wallet");
export const Webhook = /* @__PURE__ */ icon("webhook");
export const WifiOff = /* @__PURE__ */ icon("wifi-off");
export const X = /* @__PURE__ */ icon("x");
export const ZoomIn = /* @__PURE__ */ icon("zoom-in");
