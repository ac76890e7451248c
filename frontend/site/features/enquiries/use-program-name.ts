import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** Returns a function that names a program in a sentence, even one that has not loaded. */
export function useProgramName() {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  return (program: Program | undefined): string =>
    program ? t('program.named', { title: programTexts(program, language).trip_name }) : t('program.unnamed');
}
