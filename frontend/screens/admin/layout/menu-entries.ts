import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import type { ComponentType } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { paths } from '#contracts/website/paths';
import { typeLook } from '../../../features/enquiries/staff/type-look.tsx';

export interface MenuEntry {
  path: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text key of the `admin` namespace. */
  label: `layout.${'overview' | 'allRequests' | 'flights' | 'hotels' | 'custom' | 'messages' | 'programs'}`;
  /** Whose new requests are counted beside it. */
  counts?: EnquiryType | 'all';
}

/** The admin's sections, in the groups they are shown in. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
  [{ path: paths.admin.index, icon: DashboardOutlined, label: 'layout.overview' }],
  [
    { path: paths.admin.requests, icon: InboxOutlined, label: 'layout.allRequests', counts: 'all' },
    { path: paths.admin.flightRequests, icon: typeLook.flight.icon, label: 'layout.flights', counts: 'flight' },
    { path: paths.admin.hotelRequests, icon: typeLook.hotel.icon, label: 'layout.hotels', counts: 'hotel' },
    { path: paths.admin.customRequests, icon: typeLook.custom.icon, label: 'layout.custom', counts: 'custom' },
    { path: paths.admin.messages, icon: typeLook.message.icon, label: 'layout.messages', counts: 'message' },
  ],
  [{ path: paths.admin.programs, icon: PictureOutlined, label: 'layout.programs' }],
];

/** The other address of the same screen (specification, section 2). */
const messagesAgain = '/admin/requests/messages';

/** Whether an entry is the screen at a path; routes match in any case and with a slash at the end. */
export function isCurrent({ path }: MenuEntry, pathname: string): boolean {
  const plain = pathname.toLowerCase().replace(/\/+$/, '');
  return plain === path || (plain === messagesAgain && path === paths.admin.messages);
}
