import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { glossaryLimits } from '#contracts/api/site-glossary-rules';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { cardsOf } from '../../../features/site-content/section-fields.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import type { FieldsProps, SectionForm } from '../section-form.ts';

const glossaryForm: SectionForm = {
  name: 'glossary',
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'term', kind: 'texts', required: true },
        { name: 'avoid', kind: 'texts', alone: true },
      ],
    },
  ],
  Fields: GlossaryFields,
  useStanding({ items }, { published_at }) {
    const { t } = useTranslation('adminSite');
    return { isCurrent: published_at !== null, title: t('glossary.standing', { count: cardsOf(items).length }) };
  },
};

export default glossaryForm;

function GlossaryFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'glossary', name: 'items', maximum: glossaryLimits.items, title: 'term' },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('glossary.text')}</Hint>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <>
            <Spellings place={place} name="term" required />
            <Spellings place={place} name="avoid" hint={t('glossary.hints.avoid')} />
          </>
        )}
      </MovableCards>
    </>
  );
}

interface Props {
  place: number;
  name: 'term' | 'avoid';
  required?: boolean;
  hint?: string;
}

/** These fields are not checked against the glossary, as other texts are. */
function Spellings({ place, name, required = false, hint }: Props) {
  const { t } = useTranslation(['adminSite', 'adminPrograms']);
  const labels: Record<Language, string> = {
    ar: t(`glossary.names.${name}`),
    en: t('adminPrograms:editor.inEnglish', { field: t(`glossary.names.${name}`) }),
  };
  return (
    <div style={grid('20rem', '0 1.25rem')}>
      {languages.map((language, index) => (
        <Form.Item
          key={language}
          name={[place, name, language]}
          label={labels[language]}
          required={required}
          extra={index === 0 && hint}
        >
          <SpellingInput language={language} limit={glossaryLimits[name]} />
        </Form.Item>
      ))}
    </div>
  );
}

/** antd's style for right-to-left pages overrides `dir`. */
const SpellingInput = ({ language, limit, ...input }: { language: Language; limit: number; id?: string }) => (
  <Input
    {...input}
    lang={language}
    maxLength={limit}
    dir={directionOf(language)}
    style={{ direction: directionOf(language) }}
  />
);
