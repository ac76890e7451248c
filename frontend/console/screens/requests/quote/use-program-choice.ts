import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linesForProgram } from '../../../features/quotes/lines-for-program.ts';
import { nothingOffered, type Offered, programLines, seatsOf } from '../../../features/quotes/program-lines.ts';
import { linesOfRequest, type WordsIn } from '../../../features/quotes/quote-start.ts';
import type { QuoteValues } from '../../../features/quotes/quote-values.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { type ReadSource, readOffered } from './read-quote-source.ts';

interface Options {
  source: ReadSource;
  words: WordsIn;
  /** The chosen one. */
  programId: string | undefined;
  valuesNow: () => QuoteValues;
  /** @param deposit that the program's own prices ask for; 0 for none */
  onChosen: (next: QuoteValues, deposit: number) => void;
}

/** The choice of a program, its departure and the party, which brings the lines of a quote. */
export function useProgramChoice({ source, words, programId, valuesNow, onChosen }: Options) {
  const { t } = useTranslation('adminQuotes');
  const notifyFailure = useFailureNotice();
  const [programs, setPrograms] = useState(source.programs);
  const [isReading, setIsReading] = useState(false);
  const last = useRef(programId);

  const linesOf = ({ departure_id, party }: QuoteValues, offered: Offered) =>
    programLines({ ...source, ...offered, departureId: departure_id, party }, words);

  const find = async (id: string | undefined): Promise<Offered> => {
    if (!id) return nothingOffered;
    const known = programs[id];
    if (known) return known;
    setIsReading(true);
    try {
      const offered = await readOffered(id);
      setPrograms((all) => ({ ...all, [id]: offered }));
      return offered;
    } finally {
      setIsReading(false);
    }
  };

  return {
    offered: (programId && programs[programId]) || nothingOffered,
    isReading,
    /** True for a change that brings other lines. */
    isOf: (changed: Partial<QuoteValues>) => ['program_id', 'departure_id', 'party'].some((name) => name in changed),
    /** @param before the values before the change */
    change: async (before: QuoteValues) => {
      const { program_id } = valuesNow();
      last.current = program_id;
      const was = linesOf(before, (before.program_id && programs[before.program_id]) || nothingOffered);
      try {
        const offered = await find(program_id);
        // Meanwhile, another one was chosen.
        if (last.current !== program_id) return;
        const values = valuesNow();
        const next: QuoteValues = {
          ...values,
          ...(program_id !== before.program_id && { departure_id: undefined, seats: null }),
        };
        // Until staff type another number, the seats are those of the party.
        if (!next.departure_id) next.seats = null;
        else if (!next.seats || next.seats === seatsOf(before.party)) next.seats = seatsOf(next.party);
        const now = linesOf(next, offered);
        const asked = linesOfRequest(source.enquiry, words);
        onChosen(
          { ...next, lines: linesForProgram(values.lines ?? [], { was: was.lines, now: now.lines, asked }) },
          now.deposit,
        );
      } catch (error) {
        if (last.current === program_id) onChosen({ ...valuesNow(), program_id: before.program_id }, 0);
        notifyFailure(t('programNotRead'), error);
      }
    },
  };
}
