import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#contracts/api/enquiries';

type Entry = Extract<HistoryEntry, { action: 'assigned' | 'tagged' }>;

/** Who has a request from then on, or how its tags changed. */
export function DeskEvent({ entry }: { entry: Entry }) {
  const { t } = useTranslation('adminCustomer', { keyPrefix: 'desk' });
  const { t: enquiries } = useTranslation('enquiries');
  if (entry.action === 'assigned') return <p>{assigned(entry, t)}</p>;
  const words = (tags: readonly string[]) => tags.map(isolatedTag).join(enquiries('counts.separator'));
  // The order of the same tags is a change too.
  if (entry.added.length + entry.removed.length === 0) return <p>{t('ordered')}</p>;
  return (
    <>
      {entry.added.length > 0 && <p>{t('tagged', { tags: words(entry.added) })}</p>}
      {entry.removed.length > 0 && <p>{t('untagged', { tags: words(entry.removed) })}</p>}
    </>
  );
}

const isolatedTag = (tag: string) => `\u2068${tag}\u2069`;

const named = ({ name, email }: { name: string; email: string }) => isolatedTag(name || email);

function assigned(
  { owner, former, by }: Extract<Entry, { action: 'assigned' }>,
  t: (key: 'taken' | 'given' | 'inTurn' | 'handedBack' | 'freed', values: { name: string }) => string,
): string {
  const name = owner ? named(owner) : former ? named(former) : '';
  if (!owner) return t(by && by.email === former?.email ? 'handedBack' : 'freed', { name });
  if (!by) return t('inTurn', { name });
  return t(by.email === owner.email ? 'taken' : 'given', { name });
}
