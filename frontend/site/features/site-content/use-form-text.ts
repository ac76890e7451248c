import { nameInText } from '#contracts/api/site-brand-rules';
import type { FormText } from '#contracts/api/site-forms-rules';
import { withFacts } from '#contracts/field-kit/facts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useSection } from './use-section.ts';

/** Returns the agency's words on the open page, by name; empty while they are read. */
export function useFormText(): (name: FormText) => string {
  const { language } = useLanguage();
  const agency = nameInText(useBrand(), language);
  const forms = useSection('forms');
  return (name) => withFacts(forms?.[name] ?? '', { agency });
}
