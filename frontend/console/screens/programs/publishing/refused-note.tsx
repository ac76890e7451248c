import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Refused } from '#contracts/api/draft-shapes';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { issuesOf } from '../editor/publish-issues.ts';

/** Says on a card why a planned publication was not made. */
export function RefusedNote({ refused, isNew }: { refused: Refused; isNew: boolean }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  return (
    <Alert
      type="error"
      showIcon
      // A card is narrow.
      style={{ marginBlockStart: '0.5rem', padding: '0.75rem' }}
      styles={{ icon: { fontSize: 'inherit', marginInlineEnd: '0.5rem' }, title: { fontSize: 'inherit' } }}
      title={<strong>{t('refused.title', { when: formatDateTime(refused.planned_at, language) })}</strong>}
      description={
        <>
          {issuesOf(refused.issues).map(({ rule }) => (
            <p key={rule}>{t(`rules.${rule}.text`)}</p>
          ))}
          <p>{t(isNew ? 'refused.textNew' : 'refused.text')}</p>
        </>
      }
    />
  );
}
