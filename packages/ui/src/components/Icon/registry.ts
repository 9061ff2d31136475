import { AlertIcon } from "../../icons/alert.ts";
import { ArrowLeftIcon } from "../../icons/arrow-left.ts";
import { ArrowRightIcon } from "../../icons/arrow-right.ts";
import { ArrowUpRightIcon } from "../../icons/arrow-up-right.ts";
import { AttachmentIcon } from "../../icons/attachment.ts";
import { BuildingIcon } from "../../icons/building.ts";
import { CalendarIcon } from "../../icons/calendar.ts";
import { CameraIcon } from "../../icons/camera.ts";
import { ChatIcon } from "../../icons/chat.ts";
import { CheckIcon } from "../../icons/check.ts";
import { ChevronDownIcon } from "../../icons/chevron-down.ts";
import { ChevronLeftIcon } from "../../icons/chevron-left.ts";
import { ChevronRightIcon } from "../../icons/chevron-right.ts";
import { ChevronUpIcon } from "../../icons/chevron-up.ts";
import { ClockIcon } from "../../icons/clock.ts";
import { CloudIcon } from "../../icons/cloud.ts";
import { CutIcon } from "../../icons/cut.ts";
import { DeleteIcon } from "../../icons/delete.ts";
import { DocumentIcon } from "../../icons/document.ts";
import { DownloadIcon } from "../../icons/download.ts";
import { EducationIcon } from "../../icons/education.ts";
import { FilterIcon } from "../../icons/filter.ts";
import { FocusIcon } from "../../icons/focus.ts";
import { GaugeIcon } from "../../icons/gauge.ts";
import { GlobeIcon } from "../../icons/globe.ts";
import { IdeaIcon } from "../../icons/idea.ts";
import { ImageOffIcon } from "../../icons/image-off.ts";
import { InfoIcon } from "../../icons/info.ts";
import { LayersIcon } from "../../icons/layers.ts";
import { LidIcon } from "../../icons/lid.ts";
import { MailIcon } from "../../icons/mail.ts";
import { MenuIcon } from "../../icons/menu.ts";
import { MinusIcon } from "../../icons/minus.ts";
import { MonitorIcon } from "../../icons/monitor.ts";
import { MoonIcon } from "../../icons/moon.ts";
import { PackageIcon } from "../../icons/package.ts";
import { PartnerIcon } from "../../icons/partner.ts";
import { PauseIcon } from "../../icons/pause.ts";
import { PhoneIcon } from "../../icons/phone.ts";
import { PhoneCallIcon } from "../../icons/phone-call.ts";
import { PinIcon } from "../../icons/pin.ts";
import { PlayIcon } from "../../icons/play.ts";
import { PlusIcon } from "../../icons/plus.ts";
import { PowerIcon } from "../../icons/power.ts";
import { RotateIcon } from "../../icons/rotate.ts";
import { RulerIcon } from "../../icons/ruler.ts";
import { SearchIcon } from "../../icons/search.ts";
import { SendIcon } from "../../icons/send.ts";
import { ServiceIcon } from "../../icons/service.ts";
import { SunIcon } from "../../icons/sun.ts";
import { TemperatureIcon } from "../../icons/temperature.ts";
import { TimerIcon } from "../../icons/timer.ts";
import { ToolsIcon } from "../../icons/tools.ts";
import { TravelIcon } from "../../icons/travel.ts";
import { UploadIcon } from "../../icons/upload.ts";
import { UsbIcon } from "../../icons/usb.ts";
import { VideoOffIcon } from "../../icons/video-off.ts";
import { VolumeIcon } from "../../icons/volume.ts";
import { XIcon } from "../../icons/x.ts";
import type { SingleIcon } from "./create-icon.tsx";

/**
 * All icons of the design system. Each is named after its meaning, so that the drawing can change without changes to
 * the code that uses it. The registry is closed on purpose: new icons are added to `scripts/icon-names.json` and here.
 */
export const icons = {
  alert: AlertIcon,
  "arrow-left": ArrowLeftIcon,
  "arrow-right": ArrowRightIcon,
  "arrow-up-right": ArrowUpRightIcon,
  attachment: AttachmentIcon,
  building: BuildingIcon,
  calendar: CalendarIcon,
  camera: CameraIcon,
  chat: ChatIcon,
  check: CheckIcon,
  "chevron-down": ChevronDownIcon,
  "chevron-left": ChevronLeftIcon,
  "chevron-right": ChevronRightIcon,
  "chevron-up": ChevronUpIcon,
  clock: ClockIcon,
  cloud: CloudIcon,
  cut: CutIcon,
  delete: DeleteIcon,
  document: DocumentIcon,
  download: DownloadIcon,
  education: EducationIcon,
  filter: FilterIcon,
  focus: FocusIcon,
  gauge: GaugeIcon,
  globe: GlobeIcon,
  idea: IdeaIcon,
  "image-off": ImageOffIcon,
  info: InfoIcon,
  layers: LayersIcon,
  lid: LidIcon,
  mail: MailIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  monitor: MonitorIcon,
  moon: MoonIcon,
  package: PackageIcon,
  partner: PartnerIcon,
  pause: PauseIcon,
  phone: PhoneIcon,
  "phone-call": PhoneCallIcon,
  pin: PinIcon,
  play: PlayIcon,
  plus: PlusIcon,
  power: PowerIcon,
  rotate: RotateIcon,
  ruler: RulerIcon,
  search: SearchIcon,
  send: SendIcon,
  service: ServiceIcon,
  sun: SunIcon,
  temperature: TemperatureIcon,
  timer: TimerIcon,
  tools: ToolsIcon,
  travel: TravelIcon,
  upload: UploadIcon,
  usb: UsbIcon,
  "video-off": VideoOffIcon,
  volume: VolumeIcon,
  x: XIcon,
} as const satisfies Record<string, SingleIcon>;

export type IconName = keyof typeof icons;
