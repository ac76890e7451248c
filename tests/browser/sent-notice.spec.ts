import { fillContactOf } from './program-forms.ts';
import { again, expect, formWords, languages, test, words } from './support.ts';

/** Runs in the page: returns the texts of header, title and receipt that the notice covers. */
function coveredByNotice(): string[] {
  const notice = document.querySelector('[role="alert"]');
  const over = notice?.getBoundingClientRect();
  if (!notice || !over) return ['no notice'];
  const read = 'header :is(a, button), h1, [data-receipt] :is(h2, p, a, button, dt, dd)';
  return [...document.querySelectorAll(read)]
    .filter((part) => !notice.contains(part))
    .filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < over.bottom && bottom > over.top && left < over.right && right > over.left;
    })
    .map((part) => part.textContent ?? '');
}

for (const language of languages) {
  test(
    `on a phone the notice covers nothing, and nothing moves when it goes (${language})`,
    again(language),
    async ({ page }) => {
      const { fields, submit, notice, sent } = formWords(language, 'contact');
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`/contact?lang=${language}`);
      await fillContactOf(page, language);
      await page.getByLabel(fields.email, { exact: true }).fill('noura@example.com');
      await page.getByLabel(fields.message, { exact: true }).fill('Do you arrange visas?');
      await page.getByRole('button', { name: submit }).click();
      const shown = page.getByRole('alert').filter({ hasText: notice.sentTitle });
      await shown.hover();
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(coveredByNotice)).toEqual([]);

      const title = page.getByRole('heading', { name: sent.title });
      const before = await title.boundingBox();
      await shown.getByRole('button', { name: words(language, 'common').notice.close }).click();
      await expect(shown).toHaveCount(0);
      expect(await title.boundingBox()).toEqual(before);
    },
  );
}
