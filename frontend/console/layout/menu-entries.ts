import CheckSquareOutlined from '@ant-design/icons/es/icons/CheckSquareOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import FieldTimeOutlined from '@ant-design/icons/es/icons/FieldTimeOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import SnippetsOutlined from '@ant-design/icons/es/icons/SnippetsOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ComponentType } from 'react';
import type { RouteKey } from '#contracts/api/routes';
import { type ConsoleRoute, consoleRoutes } from '#contracts/website/console-screens';
import { paths } from '#contracts/website/paths';
import { typeLook } from '../features/enquiries/type-look.tsx';
import type { Counted } from './use-counted.ts';

type InMenu = Extract<(typeof consoleRoutes)[number], { menu: string }>;

interface Sign {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The count shown beside it. */
  counts?: Counted;
}

export interface MenuEntry extends Sign {
  path: string;
  /** Text key of the `admin` namespace. */
  label: InMenu['label'];
  /** Shown only to staff who may call this route. */
  requires?: RouteKey | undefined;
}

const signs: Record<InMenu['label'], Sign> = {
  'layout.overview': { icon: DashboardOutlined },
  'layout.allRequests': { icon: InboxOutlined, counts: 'all' },
  'layout.flights': { icon: typeLook.flight.icon, counts: 'flight' },
  'layout.hotels': { icon: typeLook.hotel.icon, counts: 'hotel' },
  'layout.custom': { icon: typeLook.custom.icon, counts: 'custom' },
  'layout.messages': { icon: typeLook.message.icon, counts: 'message' },
  'layout.tasks': { icon: CheckSquareOutlined },
  'layout.customers': { icon: UserOutlined },
  'layout.quarantine': { icon: StopOutlined, counts: 'quarantine' },
  'layout.programs': { icon: PictureOutlined },
  'layout.seasons': { icon: ScheduleOutlined },
  'layout.hours': { icon: ClockCircleOutlined },
  'layout.answers': { icon: FieldTimeOutlined },
  'layout.templates': { icon: SnippetsOutlined },
  'layout.quotes': { icon: FileTextOutlined },
  'layout.site': { icon: GlobalOutlined },
  'layout.deleted': { icon: DeleteOutlined },
  'layout.activity': { icon: HistoryOutlined },
  'layout.team': { icon: TeamOutlined },
  'layout.privacy': { icon: SafetyOutlined },
};

const entriesIn = (group: InMenu['menu']): readonly MenuEntry[] =>
  consoleRoutes
    .filter((route): route is InMenu => 'menu' in route && route.menu === group)
    .map(({ path, label, requires }: InMenu & ConsoleRoute) => ({ path, label, requires, ...signs[label] }));

/** The console's sections, in their groups. */
export const menuGroups: readonly (readonly MenuEntry[])[] = (
  ['overview', 'enquiries', 'programs', 'office'] as const
).map(entriesIn);

/** The second addresses of screens. */
const again: Readonly<Record<string, string>> = {
  '/admin/requests/messages': paths.admin.messages,
  '/admin/programs': paths.admin.programs,
};

/** True if the path shows the entry's screen. Like routes, it ignores case and a trailing slash. */
export function isCurrent({ path }: MenuEntry, pathname: string): boolean {
  const plain = pathname.toLowerCase().replace(/\/+$/, '');
  return (again[plain] ?? plain) === path;
}
