import { settle } from './settled.ts';
import { expect, test } from './support.ts';

test('a look at a page waits for a menu that is placed, but not seen yet', async ({ page }) => {
  await page.setContent('<p class="menu-enter-prepare">Menu</p>');
  const menu = page.getByText('Menu');
  await menu.evaluate((shown) => {
    const steps = ['menu-enter-prepare', 'menu-enter-start', 'menu'].flatMap((step) => Array(5).fill(step));
    const next = () => {
      shown.setAttribute('class', steps.shift());
      if (steps.length > 0) requestAnimationFrame(next);
    };
    next();
  });
  await settle(page);
  expect(await menu.getAttribute('class')).toBe('menu');
});
