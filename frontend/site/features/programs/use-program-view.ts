import type { Program } from '#contracts/api/programs';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { programCardView } from './program-card-view.ts';

/** Returns a function that makes a program's view for today, in the reader's language. */
export function useProgramView() {
  const { language } = useLanguage();
  const today = useToday();
  return (program: Program) => programCardView(program, language, today);
}
