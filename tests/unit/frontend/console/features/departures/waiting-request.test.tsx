import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { type Language, languages } from '#contracts/field-kit/language';
import { createI18n, loadTexts } from '#shared/lib/i18n.ts';
import { WaitingRequest } from '../../../../../../frontend/console/features/departures/waiting-request.tsx';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import { customRequest } from '../../../../../support/bodies.ts';
import { brand } from '../../../../../support/brand.ts';
import { departure } from '../../../../logic/catalogue/departure.ts';

const listed = {
  programId: '019fb8f4-2b5c-7c5e-9d00-1c2d3e4f5a6b',
  tripName: { ar: 'العلا', en: 'AlUla' },
  departure: departure({ from_date: '2027-01-10', to_date: '2027-01-13' }),
};

const noura = {
  ...customRequest({ name: 'Noura', phone: '+966501234567', adults: 2, children: 1 }),
  id: '019fb8f4-2b5c-7c5e-9d00-0000000000aa',
  created_at: '2026-11-20T09:00:00.000Z',
};

async function markup(changes: Partial<Enquiry>, { place = 1, language = 'en' as Language, mayContact = true } = {}) {
  const i18n = await createI18n(language, brand);
  await loadTexts(['admin', 'enquiries'], { i18n });
  for (const one of languages) await loadTexts(['adminWaiting'], { i18n, language: one });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <WaitingRequest {...{ place, listed, mayContact }} enquiry={toEnquiry({ ...noura, ...changes }, 'custom')} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const chatOf = (html: string) => {
  const href = /href="(https:\/\/wa\.me[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return href && new URL(href).searchParams.get('text');
};

describe('one who waits', () => {
  it('is shown with place, party and the way to the request', async () => {
    const html = await markup({}, { place: 51 });
    const text = html.replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/^\s*51\s/);
    expect(text).toContain('2 adults');
    expect(html).toContain(`open=${encodeURIComponent(`custom.${noura.id}`)}`);
    expect(html).toContain('href="tel:+966501234567"');
  });

  it.each([
    ['ar', 'العلا', '10 – 13 يناير 2027'],
    ['en', 'AlUla', '10 – 13 January 2027'],
  ] as const)(
    'is greeted in their own language, %s, with the program and its days',
    async (language, program, days) => {
      const other = language === 'ar' ? 'en' : 'ar';
      const greeting = chatOf(await markup({ language }, { language: other }));
      for (const part of ['Noura', program, days]) expect(greeting).toContain(part);
    },
  );

  it('shows staff who may only read the number, without ways to contact', async () => {
    const html = await markup({}, { mayContact: false });
    expect(html.replace(/<[^>]+>/g, '')).toContain('50 123 4567');
    expect(html).not.toMatch(/wa\.me|tel:/);
  });

  it('has no chat without a phone number', async () => {
    const html = await markup({ phone: '' });
    expect(html).not.toMatch(/wa\.me|tel:/);
  });
});
