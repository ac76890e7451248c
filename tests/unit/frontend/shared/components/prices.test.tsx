import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/field-kit/language';
import type { RiyalSign } from '#contracts/website/shown-settings';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice, formatPrice } from '#shared/lib/format.ts';
import { createI18n } from '#shared/lib/i18n.ts';
import { Shown } from '#shared/lib/use-shown.ts';
import { brand } from '../../../../support/brand.ts';

async function markup(text: string, riyalSign: RiyalSign, language: Language = 'en') {
  const i18n = await createI18n(language, brand);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Shown value={{ umrahLicence: '', riyalSign }}>
        <Prices>{text}</Prices>
      </Shown>
    </I18nextProvider>,
  );
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe('a price', () => {
  it('has letters by default', async () => {
    expect(await markup('until 3 May, then 4,500 SR', 'letters')).toBe('until 3 May, then 4,500 SR');
  });

  it.each([
    [formatPrice(4500, 'en'), 'en', '\u20094,500 Saudi riyals'],
    [formatAdminPrice(1234.5, 'en'), 'en', '\u20091,234.50 Saudi riyals'],
    [formatPrice(1, 'en'), 'en', '\u20091 Saudi riyal'],
    [formatPrice(0, 'ar'), 'ar', '\u20090 ريال سعودي'],
    [formatPrice(1, 'ar'), 'ar', '\u20091 ريال سعودي'],
    [formatPrice(2, 'ar'), 'ar', '\u20092 ريال سعودي'],
    [formatPrice(5, 'ar'), 'ar', '\u20095 ريالات سعودية'],
    [formatPrice(99, 'ar'), 'ar', '\u200999 ريالًا سعوديًا'],
    [formatPrice(100, 'ar'), 'ar', '\u2009100 ريال سعودي'],
    [formatPrice(1234.5, 'ar'), 'ar', '\u20091,234.50 ريال سعودي'],
    [formatPrice(4503, 'ar'), 'ar', '\u20094,503 ريالات سعودية'],
    ['VAT of 15%: 1,095.65\u00a0SR, 3 May', 'en', 'VAT of 15%: \u20091,095.65 Saudi riyals, 3 May'],
    ['SAR 100 · early SAR 90', 'en', '\u2009100 Saudi riyals · early \u200990 Saudi riyals'],
    ['2 adults, 12 March 2027', 'en', '2 adults, 12 March 2027'],
  ] as const)('of %j has the sign to the left of the amount, and its spoken name', async (text, language, spoken) => {
    const html = await markup(text, 'drawn', language);
    expect(textOf(html)).toBe(spoken);
    expect(html.split('<svg').length).toBe(spoken.split('\u2009').length);
    expect(html).not.toMatch(/aria-label|SAR|>SR/);
  });
});
