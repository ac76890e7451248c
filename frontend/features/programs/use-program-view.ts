import type { Program } from '#contracts/programs';
import { useToday } from '../../lib/today.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { programCardView } from './program-card-view.ts';

/** Makes what a program shows, in the reader's language and as of today. */
export function useProgramView() {
  const { language } = useLanguage();
  const today = useToday();
  return (program: Program) => programCardView(program, language, today);
}
