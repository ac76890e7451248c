import { expect, it } from 'vitest';
import { quoteText } from '../../../../functions/logic/mails/person-quotes.ts';
import { quoteContent } from '../../../support/quotes.ts';

it('the text of a quote has the details of its lines', () => {
  const [line] = quoteContent().lines;
  const detail = { ar: null, en: 'A double room with breakfast' };
  const content = quoteContent({ lines: line ? [{ ...line, detail }] : [] });
  const text = quoteText({ content, total_sar: 6900.5, accepted_by: null, reason: null } as never, 'en');
  expect(text.split('\n')).toContain('A double room with breakfast');
});
