import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { languages } from '#contracts/field-kit/language';
import { createI18n, loadTexts } from '#shared/lib/i18n.ts';
import { RoleContext } from '../../../../../../frontend/console/features/session/use-may.ts';
import { BesideSections } from '../../../../../../frontend/console/screens/site/beside-sections.tsx';
import { brand } from '../../../../../support/brand.ts';

// Made by the build: owners change the seasons, and here agents too.
vi.mock('virtual:route-access', () => ({
  routeAccess: { 'PUT /settings/seasons': { role: 'agent' }, 'PUT /settings/hours': { role: 'owner' } },
}));

it.each(languages)('leads to the seasons and the working hours, if they may be changed (%s)', async (language) => {
  const i18n = await createI18n(language, brand);
  await loadTexts(['admin', 'adminSite'], { i18n });
  const linksFor = (role: 'owner' | 'agent' | 'viewer') => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <RoleContext value={role}>
          <MemoryRouter>
            <BesideSections />
          </MemoryRouter>
        </RoleContext>
      </I18nextProvider>,
    );
    return { html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to) };
  };
  expect(linksFor('owner').links).toEqual(['/admin/seasons', '/admin/hours']);
  expect(linksFor('owner').html).toContain(i18n.t('adminSite:beside'));
  expect(linksFor('agent').links).toEqual(['/admin/seasons']);
  expect(linksFor('viewer').html).toBe('');
});
