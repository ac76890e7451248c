import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/field-kit/language';
import { LanguagePair } from '../programs/editor/fields/text-pair.tsx';

interface Props {
  /** The section's form. */
  form: 'brand' | 'home' | 'hero' | 'services' | 'about' | 'forms' | 'letters';
  name: string;
  limit: number;
  /** Initial number of lines. If undefined, the text is a single line. */
  rows?: number;
  hint?: string;
  isOptional?: boolean;
}

/** A text of a section in each language. */
export function SectionTexts({ form, name, isOptional = false, ...pair }: Props) {
  const { t } = useTranslation('adminSite');
  const labels: Record<string, string> = t(`${form}.names`, { returnObjects: true });
  return (
    <LanguagePair
      names={{ ar: [name, 'ar'], en: [name, 'en'] }}
      label={labels[name] ?? name}
      required={!isOptional && languages}
      {...pair}
    />
  );
}
