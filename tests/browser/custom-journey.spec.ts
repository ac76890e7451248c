import type { Page } from '@playwright/test';
import {
  again,
  dayFromNow,
  expect,
  fillDay,
  formWords,
  holdScripts,
  type Language,
  languages,
  newName,
  readAsStaff,
  test,
} from './support.ts';

function texts(language: Language) {
  const { types: hints, options, ...own } = formWords(language, 'custom-journey');
  const types = Object.fromEntries(
    Object.entries<object>(hints).map(([type, hint]) => [type, { ...hint, name: options.trip_type[type] }]),
  );
  return { ...own, types };
}

const card = (page: Page, { name }: { name: string }) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

for (const language of languages) {
  test(`staff see every field of a custom journey (${language})`, again(language), async ({ page, request }) => {
    const { fields, levels, types, submit, notice, optional } = texts(language);
    const optionalField = (label: string) => page.getByLabel(`${label} ${optional}`, { exact: true });
    const name = newName(language);
    const day = dayFromNow(40);

    await page.goto(`/custom-journey?lang=${language}`);
    await optionalField(fields.special_destination).fill('Georgia');
    await fillDay(page, fields.trip_start_date, day);
    await page.getByLabel(fields.number_of_days, { exact: true }).fill('٧');
    await card(page, types.couple).check();
    await card(page, levels.premium).check();
    await optionalField(fields.travel_expert_help).fill('A wheelchair.');
    await page.getByLabel(fields.name, { exact: true }).fill(name);
    await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
    await page.getByRole('button', { name: submit }).click();

    await expect(page.getByText(notice.sentTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(notice.sent)).toBeVisible();
    const reference = await page.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

    expect(await readAsStaff(request, 'customs', name)).toMatchObject([
      {
        reference,
        program_id: null,
        hotel_level: 'premium',
        number_of_days: 7,
        trip_start_date: day,
        special_destination: 'Georgia',
        travel_expert_help: 'A wheelchair.',
        trip_type: 'couple',
        adults: 2,
        children: 0,
        infants: 0,
        email: null,
      },
    ]);
  });

  test(
    `each issue shows beside its field, and a failure loses no input (${language})`,
    again(language),
    async ({ page }) => {
      const { fields, levels, submit, room, rules, notice } = texts(language);
      const days = page.getByLabel(fields.number_of_days, { exact: true });
      const send = page.getByRole('button', { name: submit });
      await page.goto(`/custom-journey?lang=${language}`);
      await send.click();
      await expect(page.getByText(rules.required, { exact: true })).toBeVisible();
      for (const field of [fields.trip_start_date, fields.number_of_days, fields.name, fields.phone]) {
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(page.getByLabel(fields.trip_start_date, { exact: true })).toBeFocused();

      await fillDay(page, fields.trip_start_date, dayFromNow(40));
      await page.getByLabel(fields.name, { exact: true }).fill(newName(language));
      await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
      for (const wrong of ['0', '2.5', '-3']) {
        await days.fill(wrong);
        await send.click();
        await expect(
          page.getByRole('alert').getByText(rules.invalid_trip_duration, { exact: true }).first(),
        ).toBeVisible();
        await expect(days).toBeFocused();
        await expect(days).toHaveValue(wrong);
        await expect(days).toHaveAccessibleDescription(rules.invalid_trip_duration);
      }

      await days.fill('4');
      const wishes = page.getByLabel(fields.travel_expert_help);
      await wishes.fill('x'.repeat(3003));
      await expect(page.getByText((room.over_few ?? room.over_other).replace('{{count}}', '3'))).toBeVisible();
      await send.click();
      await expect(wishes).toBeFocused();
      await expect(wishes).toHaveValue('x'.repeat(3003));
      await wishes.fill('Step-free rooms');

      await card(page, levels.luxury).check();
      await page.route('**/api/customs', (route) => route.fulfill({ status: 500, json: {} }));
      await send.click();
      await expect(page.getByText(notice.failedTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(notice.failed)).toBeVisible();
      await page.reload();
      await expect(days).toHaveValue('4');
      await expect(card(page, levels.luxury)).toBeChecked();
    },
  );
}

test('a choice replaces another and can be undone, by keyboard too', async ({ page }) => {
  const { fields, levels, types } = texts('en');
  await page.goto('/custom-journey?lang=en');
  const group = page.getByRole('group', { name: fields.hotel_level });
  await expect(group.getByRole('checkbox')).toHaveCount(4);
  await card(page, levels.budget).check();
  await page.keyboard.press('Tab');
  await expect(card(page, levels.standard)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card(page, levels.standard)).toBeChecked();
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: fields.trip_type }).getByRole('checkbox')).toHaveCount(
    Object.keys(types).length,
  );
});

test('a party of one or two sets the count until the visitor changes it', async ({ page }) => {
  const { fields, types } = texts('en');
  const adults = page.getByRole('spinbutton', { name: new RegExp(`^${fields.adults}`) });
  await page.goto('/custom-journey?lang=en');
  await expect(adults).toHaveValue('1');
  await card(page, types.couple).check();
  await expect(adults).toHaveValue('2');
  await card(page, types.solo).check();
  await expect(adults).toHaveValue('1');
  await adults.press('ControlOrMeta+a');
  await adults.press('Backspace');
  await expect(adults).toHaveValue('');
  await adults.press('3');
  await card(page, types.couple).check();
  await expect(adults).toHaveValue('3');
  // The buttons stop at the limits of the days, and do not open a phone's keyboard.
  const days = page.getByRole('spinbutton', { name: fields.number_of_days });
  const buttons = days.locator('..').getByRole('button');
  for (const button of await buttons.all())
    await expect(button).toHaveAccessibleName(new RegExp(fields.number_of_days));
  await buttons.last().click();
  await expect(days).toHaveValue('1');
  await expect(days).not.toBeFocused();
  await expect(buttons.first()).toBeDisabled();
  await days.press('ArrowUp');
  await days.press('ArrowDown');
  await days.press('ArrowDown');
  await expect(days).toHaveValue('1');
});

test('a party ticked before hydration sets the count too', async ({ page }) => {
  const { types, fields } = texts('en');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/custom-journey?lang=en', { waitUntil: 'commit' });
  await card(page, types.couple).check();
  const adults = page.getByRole('spinbutton', { name: new RegExp(`^${fields.adults}`) });
  await expect(adults).toHaveValue('1');
  // The card looks ticked at once: antd's class for it comes only after hydration.
  const box = card(page, types.couple).locator('..');
  await expect(box).toHaveCSS('background-color', 'rgb(23, 83, 90)');
  await expect(box.locator('..')).toHaveCSS('border-color', 'rgb(23, 83, 90)');
  letScriptsCome();
  await expect(adults).toHaveValue('2');
  await expect(card(page, types.couple)).toBeChecked();
  await card(page, types.solo).check();
  await expect(adults).toHaveValue('1');
});
