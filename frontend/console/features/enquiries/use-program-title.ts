import { useTranslation } from 'react-i18next';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/**
 * The console's name for the program of an enquiry: its title, else that it is gone or, while it loads, just a program.
 * Undefined without a program.
 */
export function useProgramTitle(id: string | null): string | undefined {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: program } = useProgram(id ?? undefined);
  if (!id) return undefined;
  if (program === null) return t('detail.programGone');
  return program ? programTexts(program, language).trip_name : t('requestType.program');
}
