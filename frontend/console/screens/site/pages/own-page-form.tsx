import Form from 'antd/es/form';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { type OwnPageId, ownPageLimits } from '#contracts/api/own-page-rules';
import type { SiteSection } from '#contracts/api/site-content';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { LinkInput } from '../link-input.tsx';
import type { SectionForm } from '../section-form.ts';
import { PageFields, pageFields } from './page-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { usePageWarnings } from './use-page-warnings.ts';

/** Returns the form of a page of the agency's own. */
export const ownPageForm = (name: OwnPageId): SectionForm => ({
  name,
  fields: [
    { name: 'name', kind: 'text' },
    ...pageFields,
    // A page that is written for the first time is to be shown.
    { name: 'archived', kind: 'flag', initially: false },
  ],
  Fields: OwnPageFields,
  Preview: PagePreview,
  useStanding,
  useWarnings,
});

function useWarnings(values: SectionValues): string[] {
  const { t } = useTranslation('adminSite');
  return [...(values.archived ? [t('page.warnings.archived')] : []), ...usePageWarnings(values)];
}

function useStanding({ name, archived }: SectionValues, { version, published_at }: SiteSection['live']) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  if (version === 0) return { isCurrent: false, title: t('pages.standing.new') };
  if (archived) return { isCurrent: false, title: t('pages.standing.archived') };
  const address = `/p/${name}`;
  const when = published_at && formatDateTime(published_at, language);
  return {
    isCurrent: true,
    title: (
      <>
        {t('standing.published', { when })}:{' '}
        <a href={address} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{address}</bdi>
        </a>
      </>
    ),
  };
}

function OwnPageFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Form.Item name="name" label={t('page.names.name')} extra={t('page.hints.name')} required>
        <LinkInput addonBefore="/p/" maxLength={ownPageLimits.name} placeholder="visa-list" />
      </Form.Item>
      <PageFields />
      <Form.Item
        name="archived"
        label={t('page.names.archived')}
        extra={t('page.hints.archived')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </>
  );
}
