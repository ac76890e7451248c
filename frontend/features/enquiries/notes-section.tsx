import Form from 'antd/es/form';
import TextArea from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import { FormSection } from './form-section.tsx';

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
      <Form.Item name="notes" label={t('fields.notes')}>
        <TextArea rows={4} maxLength={limit} placeholder={hint} />
      </Form.Item>
    </FormSection>
  );
}
