import { settle } from './settled.ts';
import { expectButtonBelow } from './sound.ts';
import { again, expect, languages, signedIn, test, words } from './support.ts';

test.use({ ...signedIn });

for (const language of languages) {
  const { dayRange } = words(language, 'admin');

  test(
    `an address whose period ends before it starts says what is shown instead (${language})`,
    again(language),
    async ({ page }) => {
      const said = page.getByRole('alert').filter({ hasText: '2026' });
      for (const [path, shown] of [
        ['/admin/requests', 'list'],
        ['/admin/activity', 'list'],
        ['/admin', 'overview'],
      ] as const) {
        await page.goto(`${path}?lang=${language}&from=2026-11-20&to=2026-11-03`);
        await expect(said).toBeVisible();
        await expect(said).toContainText(dayRange.reversedShown[shown].split('{{')[0] ?? '');
        await page.setViewportSize({ width: 360, height: 800 });
        // The English button is so short that it leaves the words their width.
        if (language === 'ar') await expectButtonBelow(said, dayRange.reversedShown[shown].split('{{')[0] ?? '');
        // Sections above the notice move it while they load, and a click counts only if the button stays under the pointer.
        await page.waitForLoadState('networkidle');
        await settle(page);
        await said.getByRole('button', { name: dayRange.understood }).click();
        await expect(said).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page).not.toHaveURL(/to=/);
      }
    },
  );
}
