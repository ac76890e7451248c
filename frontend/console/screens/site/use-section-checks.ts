import type { FormInstance } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import type { Term } from '#contracts/api/site-glossary-rules';
import { languages } from '#contracts/field-kit/language';
import { useGlossary } from '../../features/glossary/use-glossary.ts';
import { countMissing, type SectionValues } from '../../features/site-content/section-fields.ts';
import { useFindings, useFindingsAtFields } from '../../features/site-content/use-findings.ts';
import { useSectionWords } from '../../features/site-content/use-section-words.ts';
import type { SectionForm } from './section-form.ts';

export type SectionChecks = ReturnType<typeof useSectionChecks>;

/** The glossary itself names what texts avoid. */
const noTerms: readonly Term[] = [];
const noWarnings = (): string[] => [];

/** Finds what is worth a look before a publication: says it at the fields, and returns it in sentences. */
export function useSectionChecks(
  { name, fields, useWarnings = noWarnings }: SectionForm,
  form: FormInstance,
  values: SectionValues,
) {
  const { t } = useTranslation('adminSite');
  const { findingInWords } = useSectionWords(name);
  const terms = useGlossary();
  const findings = useFindings(fields, values, name === 'glossary' ? noTerms : terms).map((finding) => ({
    ...finding,
    ...findingInWords(finding),
  }));
  useFindingsAtFields(
    form,
    findings.filter(({ word }) => word !== 'term'),
  );
  const counts = countMissing(fields, values);
  return {
    /** The sentence for each language that lacks texts. */
    missing: languages.flatMap((language) =>
      counts[language] > 0 ? [t(`missing.${language}`, { count: counts[language] })] : [],
    ),
    findings,
    warnings: useWarnings(values),
  };
}
