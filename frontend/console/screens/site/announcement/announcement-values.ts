import type { AnnouncementTone } from '#contracts/api/announcement-rules';
import type { Language } from '#contracts/field-kit/language';

type Texts = Partial<Record<Language, string>>;

/** The form's values; what is empty may be missing. */
export interface AnnouncementValues {
  shown: boolean;
  texts: Texts;
  link?: string | undefined;
  link_texts: Texts;
  from?: string | undefined;
  until?: string | undefined;
  tone: AnnouncementTone;
  dismissible: boolean;
}

/** Returns the state of the announcement on a day. */
export function standingOf(
  { shown, from, until }: Pick<AnnouncementValues, 'shown' | 'from' | 'until'>,
  today: string,
) {
  if (!shown || !from || !until) return 'none';
  if (today < from) return 'coming';
  return today > until ? 'over' : 'current';
}
