import type { ListedDraft } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';

/**
 * A program with the names, the days and the price of its draft, if it was never published: what it began with is older
 * than what staff have typed since.
 */
export function withDraftFacts(program: Program, draft: ListedDraft | undefined): Program {
  if (!draft || program.version > 0) return program;
  const { ar, en } = program.texts;
  const { trip_name, city, translations, from_date, to_date, nights, price_sar } = draft;
  return {
    ...program,
    from_date: from_date ?? program.from_date,
    to_date: to_date ?? program.to_date,
    nights: nights ?? program.nights,
    price_sar: price_sar ?? program.price_sar,
    texts: {
      ar: { ...ar, trip_name: trip_name ?? '', city: city ?? '' },
      en: { ...(en ?? noTexts(ar)), ...translations.en },
    },
  };
}

const noTexts = (texts: Program['texts']['ar']) =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, null])) as NonNullable<Program['texts']['en']>;
