import Form from 'antd/es/form';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { type SearchPage, type SearchWords, searchLimits, searchPageNames } from '#contracts/api/site-search-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SearchPreview } from './search-preview.tsx';

const kinds = ['title', 'description'] as const satisfies readonly (keyof SearchWords)[];

const searchForm: SectionForm = {
  name: 'search',
  fields: [
    { name: 'hidden', kind: 'flag', initially: false },
    ...searchPageNames.flatMap((page) =>
      kinds.map((kind) => ({ name: `${page}_${kind}`, kind: 'texts', required: true }) as const),
    ),
  ],
  Fields: SearchFields,
  preview: false,
  useWarnings({ hidden }) {
    const { t } = useTranslation('adminSite');
    return hidden ? [t('search.hidden')] : [];
  },
};

export default searchForm;

function SearchFields({ values }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('search.text')}</Hint>
      <Form.Item
        name="hidden"
        label={t('search.names.hidden')}
        extra={t('search.hints.hidden')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      {searchPageNames.map((page) => (
        <section key={page} aria-label={t(`search.pages.${page}`)} style={{ marginBlockEnd: '1.5rem' }}>
          <FieldsTitle>{t(`search.pages.${page}`)}</FieldsTitle>
          {kinds.map((kind) => (
            <Text key={kind} page={page} kind={kind} />
          ))}
          <SearchPreview page={page} values={values} />
        </section>
      ))}
    </>
  );
}

function Text({ page, kind }: { page: SearchPage; kind: keyof SearchWords }) {
  const { t } = useTranslation('adminSite');
  const name = `${page}_${kind}`;
  return (
    <LanguagePair
      names={{ ar: [name, 'ar'], en: [name, 'en'] }}
      label={t(`search.words.${kind}`)}
      limit={searchLimits[kind]}
      required={languages}
      {...(kind === 'description' && { rows: 2 })}
    />
  );
}
