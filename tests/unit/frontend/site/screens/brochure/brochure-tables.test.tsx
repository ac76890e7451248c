import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n, loadTexts } from '#shared/lib/i18n.ts';
import { BrochurePrices } from '../../../../../../frontend/site/screens/brochure/brochure-tables.tsx';
import { brand } from '../../../../../support/brand.ts';
import { line, pricesOf } from '../../../../logic/catalogue/departure.ts';
import { program } from '../../../../logic/catalogue/program.ts';

it('a price of 0 in the brochure is missing, as on the page, and only infants travel free of charge', async () => {
  const i18n = await createI18n('en', brand);
  await loadTexts(['offer', 'brochure', 'programs'], { i18n });
  const free = program({ prices: pricesOf([line('adult', 900), line('child', 0), line('infant', 0)]) });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BrochurePrices program={free} />
    </I18nextProvider>,
  );
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell?.replace(/<[^>]+>/g, ''));
  expect(cells).toEqual(['900 SR', 'Contact for pricing', 'Free of charge']);
});
