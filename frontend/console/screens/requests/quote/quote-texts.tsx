import { useTranslation } from 'react-i18next';
import { quoteLimits } from '#contracts/api/quote-rules';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';

/** A text of a quote in each language. */
export function QuoteText({ name, rows = 2 }: { name: 'words' | 'terms' | 'bank'; rows?: number }) {
  const { t } = useTranslation('adminQuotes');
  return (
    <LanguagePair
      names={{ ar: [name, 'ar'], en: [name, 'en'] }}
      label={t(`fields.${name}`)}
      hint={t(`fields.${name}Hint`)}
      limit={quoteLimits[name]}
      rows={rows}
    />
  );
}
