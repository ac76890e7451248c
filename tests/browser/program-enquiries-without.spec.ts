import { addProgram, test } from './office.ts';
import { addressOf, cardOf, field, send, tripNames } from './program-forms.ts';
import {
  dayFromNow,
  expect,
  fillContact,
  fillDay,
  formWords,
  goWithin,
  recordPosts,
  untilHydrated,
  words,
} from './support.ts';

/** Forms whose program the visitor removes, or that nobody knows. */

const unknownId = '0199b0aa-0000-7000-8000-000000000000';

test('removing the program shows the whole form, with all input', async ({ page, request }) => {
  const { changes } = tripNames();
  const { id } = await addProgram(request, changes);
  const { title, fields, levels, program } = formWords('en', 'custom-journey');
  await page.goto('/custom-journey?lang=en');
  await untilHydrated(page);
  await field(page, fields.special_destination).fill('Georgia');
  await page.getByLabel(fields.number_of_days, { exact: true }).fill('9');
  await page.getByRole('checkbox', { name: new RegExp(`^${levels.luxury.name}`) }).check();
  await page.goto(addressOf('custom-journey', id, 'en'));
  await expect(cardOf(page, 'en')).toBeVisible();
  await page.getByLabel(fields.name, { exact: true }).fill('Noura');
  await page.reload();
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue('Noura');
  await page.getByRole('button', { name: program.remove }).click();
  await expect(page).toHaveURL(/custom-journey$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue('Noura');
  await expect(field(page, fields.special_destination)).toHaveValue('Georgia');
  await expect(page.getByLabel(fields.number_of_days, { exact: true })).toHaveValue('9');
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${levels.luxury.name}`) })).toBeChecked();
});

test('an unknown program shows the ordinary form', async ({ page }) => {
  const { title, fields } = formWords('en', 'hotel-booking');
  const posts = recordPosts(page);
  await page.goto(addressOf('hotel-booking', unknownId, 'en'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-awaits-program');
  await expect(cardOf(page, 'en')).toHaveCount(0);
  await fillContact(page, 'en');
  await page.getByLabel(fields.destination, { exact: true }).fill('Makkah');
  await fillDay(page, fields.check_in, dayFromNow(20));
  await fillDay(page, fields.check_out, dayFromNow(23));
  await send(page, 'en');
  await expect(page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  expect(posts[0]?.body).not.toHaveProperty('program_id');
  // Opening another form clears it.
  await goWithin(page, '/custom-journey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'custom-journey').title);
});
