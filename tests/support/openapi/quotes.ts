import { quoteLimits, quoteTotals } from '#contracts/api/quote-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';

/** The rules of quotes that the document states in words. */

interface Lined {
  lines: { text: { ar?: string | null; en?: string | null }; kind: string; quantity: number; price_sar: number }[];
}

export interface QuoteBody extends Lined {
  valid_until: string;
  deposit_sar?: number | null;
}

const haveTexts = ({ lines }: Lined) => lines.every(({ text }) => Boolean(text.ar?.trim() || text.en?.trim()));

export function keepsQuote({ valid_until, deposit_sar, lines }: QuoteBody): boolean {
  if (!haveTexts({ lines })) return false;
  const { total_sar } = quoteTotals(lines as unknown as Parameters<typeof quoteTotals>[0]);
  const today = riyadhDay();
  const isInTime = valid_until >= today && valid_until <= addDays(today, quoteLimits.days);
  return isInTime && total_sar >= 0 && (deposit_sar ?? 0) <= total_sar;
}

export const keepTexts = (templates: readonly Lined[]): boolean => templates.every(haveTexts);
