import { useTranslation } from 'react-i18next';
import { type LetterText, letterNames, letterTexts } from '#contracts/api/site-letters-rules';
import { Hint } from '../../../components/hint.tsx';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';
import { ChatPreview } from './chat-preview.tsx';
import { MailPreview } from './mail-preview.tsx';

const mailTexts = letterNames.filter((name) => name.startsWith('mail_'));
const chatTexts = letterNames.filter((name) => !name.startsWith('mail_'));
const optional: LetterText = 'mail_hours';

const lettersForm: SectionForm = {
  name: 'letters',
  fields: letterNames.map((name) => ({ name, kind: 'texts', ...(name !== optional && { required: true }) })),
  Fields: LettersFields,
};

export default lettersForm;

function LettersFields({ values }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('letters.text')}</Hint>
      <FieldsTitle>{t('letters.mails')}</FieldsTitle>
      {mailTexts.map((name) => (
        <Text key={name} name={name} />
      ))}
      <MailPreview values={values} />
      <FieldsTitle>{t('letters.chats')}</FieldsTitle>
      {chatTexts.map((name) => (
        <Text key={name} name={name} />
      ))}
      <ChatPreview values={values} />
    </>
  );
}

function Text({ name }: { name: LetterText }) {
  const { t } = useTranslation('adminSite');
  const { limit, facts } = letterTexts[name];
  const known = facts.map((fact) => t(`letters.facts.${fact}`)).join(' · ');
  return (
    <SectionTexts
      form="letters"
      name={name}
      limit={limit}
      isOptional={name === optional}
      {...(name === 'mail_closing' && { rows: 2 })}
      {...(known && { hint: known })}
    />
  );
}
