import { useTranslation } from 'react-i18next';
import { type FormText, formFacts, formTextNames, formTexts } from '#contracts/api/site-forms-rules';
import { Hint } from '../../../components/hint.tsx';
import { fitsScreens } from '../../../features/site-content/section-checks.ts';
import { FieldsTitle } from '../fields-title.tsx';
import type { SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';

const isGreeting = (name: FormText) => name.startsWith('greeting');
/** The characters of a line, and the most lines that read well. */
const room = (name: FormText) =>
  isGreeting(name) ? fitsScreens({ phone: 30, computer: 34 }, 3) : fitsScreens({ phone: 40, computer: 80 }, 3);

const formsForm: SectionForm = {
  name: 'forms',
  fields: formTextNames.map((name) => ({ name, kind: 'texts', required: true, checks: [room(name)] }) as const),
  Fields: FormsFields,
};

export default formsForm;

function FormsFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('forms.text')}</Hint>
      <FieldsTitle>{t('forms.pages')}</FieldsTitle>
      <Texts names={formTextNames.filter((name) => !isGreeting(name))} />
      <FieldsTitle>{t('forms.greeting')}</FieldsTitle>
      <Texts names={formTextNames.filter(isGreeting)} />
    </>
  );
}

function Texts({ names }: { names: readonly FormText[] }) {
  const { t } = useTranslation('adminSite');
  const known = formFacts.map((fact) => t(`letters.facts.${fact}`)).join(' · ');
  return names.map((name) => (
    <SectionTexts
      key={name}
      form="forms"
      name={name}
      limit={formTexts[name]}
      {...(!isGreeting(name) && { rows: 2 })}
      {...(name === 'greeting_title' && { hint: known })}
    />
  ));
}
