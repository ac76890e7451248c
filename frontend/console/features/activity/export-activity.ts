import type { TFunction } from 'i18next';
import type { ActivityEntry } from '#contracts/api/activity';
import type { Language } from '#contracts/field-kit/language';
import { riyadhTime } from '../../lib/riyadh-time.ts';
import { byteOrderMark, toLines } from '../export/csv-lines.ts';
import { createPagedFile } from '../export/paged-file.ts';
import type { FieldText } from '../programs/use-field-text.ts';
import { staffApi } from '../session/staff-api.ts';
import type { ActivityFilters } from './activity-filters.ts';
import { activityWords } from './activity-words.ts';
import { listActivity } from './list-activity.ts';
import { changesOf } from './program-changes.ts';

/** The API's limit of entries per page. */
const perPage = 100;

interface Options {
  filters: ActivityFilters;
  t: TFunction<['adminActivity', 'admin', 'enquiries', 'adminTeam', 'adminSeasons']>;
  language: Language;
  /** Names a program's fields as its form does. */
  fieldText: FieldText;
}

/** Creates an export of the filtered entries: it writes a file and records the export in the audit trail. */
export function createActivityExport({ filters, ...wording }: Options) {
  const { t } = wording;
  return createPagedFile({
    head: byteOrderMark + toLines([[t('time'), t('person'), t('account'), t('action'), t('details')]]),
    announce: (signal) =>
      staffApi('POST /activity/searches', { body: { ...filters, limit: 1, exported: true }, signal }),
    readPage: async (cursor, signal) => {
      const { entries, nextCursor, searchedUntil } = await listActivity(filters, { cursor, limit: perPage, signal });
      const until = searchedUntil ?? entries.at(-1)?.at;
      return {
        lines: toLines(entries.map((entry) => cells(entry, wording))),
        count: entries.length,
        nextCursor,
        until,
        oldest: until,
      };
    },
  });
}

function cells(entry: ActivityEntry, { t, language, fieldText }: Omit<Options, 'filters'>) {
  const { who, parts, record, details } = activityWords(entry, t, language);
  const lines = changesOf(entry, fieldText, t).map(({ name, values }) =>
    values ? t('change', { field: name, from: values.before, to: values.after }) : name,
  );
  return [
    riyadhTime(entry.at),
    who,
    entry.staff ?? entry.unknown_account,
    parts.join(record),
    [...details, ...lines].join('\n'),
  ];
}
