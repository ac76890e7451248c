import { useTranslation } from 'react-i18next';
import { FormSection } from './form-section.tsx';
import { LongTextField } from './long-text-field.tsx';

interface NotesSectionProps {
  hint: string;
  /** The limit in characters. */
  limit: number;
}

/** A text field for everything else. */
export function NotesSection({ hint, limit }: NotesSectionProps) {
  const { t } = useTranslation('enquiries');
  return (
    <FormSection title={t('sections.notes')}>
      <LongTextField name="notes" label={t('fields.notes')} limit={limit} placeholder={hint} />
    </FormSection>
  );
}
