import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { pageLimits } from '#contracts/api/site-page-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { DayInput } from '../../../features/days/day-input.tsx';
import { linksLead } from '../../../features/site-content/links-lead.ts';
import { fitsScreens, readsEasily } from '../../../features/site-content/section-checks.ts';
import type { SectionField } from '../../../features/site-content/section-fields.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import type { SectionForm } from '../section-form.ts';
import { PagePreview } from './page-preview.tsx';
import { usePageWarnings } from './use-page-warnings.ts';

/** The fields of every page of text. */
export const pageFields: readonly SectionField[] = [
  { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 24, computer: 32 }, 3)] },
  {
    ...{ name: 'summary', kind: 'texts', required: true },
    checks: [readsEasily, fitsScreens({ phone: 38, computer: 55 }, 5)],
  },
  { name: 'effective', kind: 'text' },
  { name: 'text', kind: 'texts', required: true, checks: [linksLead] },
];

/** Returns the form of a legal page. */
export const pageForm = (name: SectionForm['name']): SectionForm => ({
  name,
  fields: pageFields,
  Fields: LegalPageFields,
  Preview: PagePreview,
  useWarnings: usePageWarnings,
});

/** Signs of Markdown and names of facts read from left to right in both languages. */
function TextHint() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      {t('page.hints.text')} <bdi dir="ltr">{'## … · - … · **…** · […](/contact)'}</bdi>
      <br />
      {t('page.hints.anchor')} <bdi dir="ltr">{'## … {#cookies} · /privacy#cookies'}</bdi>
      <br />
      {t('page.hints.facts')}{' '}
      <bdi dir="ltr">{['agency', 'retention', 'freeDays', 'refundDays'].map((name) => `{${name}}`).join(' ')}</bdi>
    </>
  );
}

function LegalPageFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('page.consent')}</Hint>
      <PageFields />
    </>
  );
}

/** The fields that every page of text has. */
export function PageFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <LanguagePair
        names={{ ar: ['title', 'ar'], en: ['title', 'en'] }}
        label={t('page.names.title')}
        limit={pageLimits.title}
        required={languages}
      />
      <LanguagePair
        names={{ ar: ['summary', 'ar'], en: ['summary', 'en'] }}
        label={t('page.names.summary')}
        limit={pageLimits.summary}
        rows={2}
        required={languages}
        hint={t('page.hints.summary')}
      />
      <Form.Item name="effective" label={t('page.names.effective')} extra={t('page.hints.effective')}>
        <DayInput />
      </Form.Item>
      <LanguagePair
        names={{ ar: ['text', 'ar'], en: ['text', 'en'] }}
        label={t('page.names.text')}
        limit={pageLimits.text}
        rows={12}
        required={languages}
        hint={<TextHint />}
      />
    </>
  );
}
