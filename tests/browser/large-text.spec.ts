import { message } from '../support/bodies.ts';
import { headerFaults } from './header-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { settle } from './settled.ts';
import { again, expect, goWithin, languages, signedIn, test } from './support.ts';

test.use({ ...signedIn, extraHTTPHeaders: { 'X-Client': 'web' } });

// Many screens in one tab, because opening a tab costs more than a screen.
test.describe.configure({ timeout: 180_000 });

const pages = ['/', '/programs', '/program/{program}', '/contact', '/custom-journey', '/flight-booking'];
const morePages = ['/hotel-booking', '/privacy', '/terms', '/nothing/here'];
const consoleScreens = ['/admin', '/admin/requests', '/admin/programs/upload', '/admin/team', '/admin/activity'];
const moreConsoleScreens = [
  '/admin/account',
  '/admin/customers',
  '/admin/privacy',
  '/admin/quarantine',
  '/admin/deleted',
];

/** WCAG's text of 200 % (1.4.4). */
const largeText = [
  { name: 'text of 200 % on a phone', width: 360, style: 'html { font-size: 32px !important }' },
  { name: 'text of 200 % in a desktop window', width: 1280, style: 'html { font-size: 32px !important }' },
];
/** WCAG's window of 320 px (1.4.10) and more space between letters (1.4.12), which found little: checked every night. */
const others = [
  { name: 'a window of 320 px', width: 320, style: '' },
  {
    name: 'more space between letters',
    width: 360,
    style: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  },
];

/** Runs in the page: applies a style sheet in place of the one before. */
function applyStyle(text: string) {
  const id = 'reader-style';
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  sheet.textContent = text;
}

for (const language of languages) {
  for (const [kind, screens] of [
    ['public pages', [...pages, ...morePages]],
    ['console', [...consoleScreens, ...moreConsoleScreens]],
  ] as const) {
    test(
      `large text, a narrow window and spaced letters cut nothing: ${kind} (${language})`,
      again(language),
      async ({ page, request }) => {
        const { data } = await (await request.get('/api/programs?limit=1')).json();
        // A request, a suspected one and a deleted one, so that no list is empty.
        expect((await request.post('/api/messages', { data: message() })).status()).toBe(201);
        const spam = { ...message(), website: 'https://evil.example', seconds: 1 };
        expect((await request.post('/api/messages', { data: spam })).status()).toBe(201);
        const { data: deleted } = await (await request.post('/api/messages', { data: message() })).json();
        expect((await request.delete(`/api/messages/${deleted.id}`)).status()).toBe(200);
        // Dismissed: the greeting floats over the page.
        await page.addInitScript(() => sessionStorage.setItem('chat-greeting-dismissed', 'true'));
        await page.goto(`${screens.at(-1)}?lang=${language}`);
        const heading = page.getByRole('heading', { level: 1 });
        for (const screen of screens) {
          // The screen before stays until the next one can be shown.
          const before = await heading.innerText();
          await goWithin(page, screen.replace('{program}', data[0].id));
          await expect(heading).not.toHaveText(before);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          for (const { name, width, style } of language === 'en' ? [...largeText, ...others] : largeText) {
            await page.setViewportSize({ width, height: 800 });
            await page.evaluate(applyStyle, style);
            await settle(page);
            const faults = async () => [
              ...(await page.evaluate(headerFaults)),
              // Cards with large text may well be taller than the window.
              ...(await page.evaluate(layoutFaults)).filter((fault) => !fault.includes('taller than the window')),
            ];
            await expect.poll(faults, { message: `${screen}, ${name}` }).toEqual([]);
          }
          await page.evaluate(applyStyle, '');
        }
      },
    );
  }
}
