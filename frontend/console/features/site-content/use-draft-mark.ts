import { useTranslation } from 'react-i18next';
import type { SiteDraftInShort } from '#contracts/api/site-content';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** Says in a few words where a draft stands: planned, stopped when it was due, or neither. */
export function useDraftMark() {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  return ({ plan, refused }: SiteDraftInShort): string => {
    if (plan) return t('marks.planned', { when: formatDateTime(plan.publish_at, language) });
    return t(refused ? 'marks.refused' : 'marks.draft');
  };
}
