import type { Announcement } from '../api/announcement-rules.ts';
import { paths, plainPath } from './paths.ts';

/** Where an announcement is that is not on every page. Each change of a program writes these pages anyway. */
const homeAndList: readonly string[] = [paths.home, paths.programs];

/** True for a page that shows every announcement. */
export const showsEachAnnouncement = (path: string): boolean => homeAndList.includes(plainPath(path));

/** Returns what a page has of the announcement; null if it does not show it. */
export const announcementAt = <One extends Pick<Announcement, 'pages'>>(path: string, announcement: One | null) =>
  announcement && (announcement.pages === 'every_page' || showsEachAnnouncement(path)) ? announcement : null;
