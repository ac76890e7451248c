import { inDays } from '../support/bodies.ts';
import { addProgram, test } from './office.ts';
import {
  addressOf,
  cardOf,
  coveredButtons,
  field,
  fillContactOf,
  named,
  send,
  titleOf,
  tripNames,
} from './program-forms.ts';
import { expectSound, expectToFit } from './sound.ts';
import {
  again,
  dayFromNow,
  expect,
  fillContact,
  fillDay,
  formWords,
  holdScripts,
  languages,
  recordPosts,
  words,
} from './support.ts';

/** Enquiries that start from a program: the program fixes some fields, and the form asks for the rest. */

for (const language of languages) {
  test(
    `a program’s form asks only for what the program does not fix, and the receipt repeats both (${language})`,
    again(language),
    async ({ page, request, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { changes, of } = tripNames();
      const { id } = await addProgram(request, changes, [800]);
      const {
        fields,
        sections,
        request: asked,
        sent,
        counts,
        notice,
        whatsapp,
      } = formWords(language, 'custom-journey');

      await page.goto(`/program/${id}?lang=${language}`);
      await page
        .getByRole('link', { name: words(language, 'programs').detail.request })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('custom-journey', language, of(language)),
      );
      const card = cardOf(page, language);
      await expect(card).toContainText(language === 'ar' ? /3 ليالٍ/ : /3 nights/);
      await expect(card).toContainText('4,500.50');
      await expect(card).toContainText(String(new Date(inDays(43)).getUTCFullYear()));
      for (const label of [fields.special_destination, fields.trip_start_date, fields.number_of_days]) {
        await expect(field(page, label)).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { name: sections.trip })).toHaveCount(0);
      // The remaining checkbox allows offers.
      await expect(page.getByRole('checkbox')).toHaveAccessibleName(words(language, 'enquiries').consent.marketing);

      await field(page, fields.adults).fill('2');
      await field(page, fields.travel_expert_help).fill('A wheelchair.');
      const name = await fillContactOf(page, language);
      const posts = recordPosts(page);
      await send(page, language);
      const reference = await page.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
      expect(posts.map(({ body }) => body)).toEqual([
        expect.objectContaining({
          name,
          adults: 2,
          special_destination: language === 'ar' ? 'العلا' : 'AlUla',
          trip_start_date: inDays(40),
          number_of_days: 4,
          travel_expert_help: 'A wheelchair.',
          program_id: id,
        }),
      ]);

      // The notice is beside the receipt's buttons at every scroll position.
      const confirmation = page.getByRole('alert').filter({ hasText: notice.sentTitle });
      await expect(confirmation).toBeVisible();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(coveredButtons), `at ${width} px`).toEqual([]);
      }
      await expect(confirmation).toBeVisible();

      const summary = page.locator('dl').filter({ has: page.getByText(sent.program, { exact: true }) });
      const rows = [of(language), name, 'A wheelchair.', language === 'ar' ? counts.adults_two : '2 adults'];
      for (const row of rows) await expect(summary).toContainText(row);
      await expect(summary).toContainText(language === 'ar' ? '4 أيام' : '4 days');
      const { title } = words(language, 'enquiries').sent;
      const receipt = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(receipt).toContainText(asked.sent.replace('{{program}}', named(of(language), language)));
      const chat = (await receipt.getByRole('link', { name: whatsapp }).getAttribute('href')) ?? '';
      expect(decodeURIComponent(chat)).toContain(sent.chat.replace('{{reference}}', reference));
      await receipt.getByRole('button', { name: sent.copy }).click();
      await expect(receipt.getByText(words(language, 'common').copy.copied, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
      await expectSound(page, language);
    },
  );

  test(
    `the flight and hotel forms of a program use its city and its days (${language})`,
    again(language),
    async ({ page, request }) => {
      const { changes, of } = tripNames();
      const { id } = await addProgram(request, changes);
      const city = language === 'ar' ? 'العلا' : 'AlUla';

      const flight = formWords(language, 'flight-booking');
      await page.goto(addressOf('flight-booking', id, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('flight-booking', language, of(language)),
      );
      for (const label of [flight.fields.main_arrival, flight.fields.from_date, flight.fields.to_date]) {
        await expect(field(page, label)).toHaveCount(0);
      }
      await fillContact(page, language);
      await page.getByLabel(flight.fields.main_departure, { exact: true }).fill('Riyadh');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: flight.legs.add }).click();
      const leg = page.getByRole('group', { name: flight.legs.title.replace('{{number}}', '2') });
      await expect(leg.getByLabel(flight.fields.departure, { exact: true })).toHaveValue(city);
      await leg.getByRole('button').first().click();
      const posts = recordPosts(page);
      await send(page, language);
      await expect(page.getByText(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      const days = { from_date: inDays(40), to_date: inDays(43) };
      expect(posts[0]?.body).toMatchObject({ main_departure: 'Riyadh', main_arrival: city, ...days, program_id: id });

      const hotel = formWords(language, 'hotel-booking');
      await page.goto(addressOf('hotel-booking', id, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('hotel-booking', language, of(language)),
      );
      for (const label of [hotel.fields.destination, hotel.fields.check_in, hotel.fields.check_out]) {
        await expect(field(page, label)).toHaveCount(0);
      }
      await fillContact(page, language);
      await send(page, language);
      await expect(page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      const stay = { check_in: inDays(40), check_out: inDays(43) };
      expect(posts.at(-1)?.body).toMatchObject({ destination: city, ...stay, program_id: id });
    },
  );

  test(
    `the form of a program that has departed asks for days and never sends the program's (${language})`,
    again(language),
    async ({ page, request }) => {
      const { changes, of } = tripNames();
      const { id } = await addProgram(request, { ...changes, from_date: inDays(-1), to_date: inDays(2) });
      const { fields, program, rules } = formWords(language, 'custom-journey');
      await page.goto(addressOf('custom-journey', id, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('custom-journey', language, of(language)),
      );
      await expect(cardOf(page, language)).toContainText(program.closed);
      await expect(cardOf(page, language)).not.toContainText(String(new Date().getUTCFullYear()));
      await expect(field(page, fields.special_destination)).toHaveCount(0);
      await send(page, language);
      await expect(page.getByRole('alert').filter({ hasText: rules.required })).toBeVisible();
      await expectToFit(page);
      await fillDay(page, fields.trip_start_date, dayFromNow(30));
      await page.getByLabel(fields.number_of_days, { exact: true }).fill('5');
      await fillContactOf(page, language);
      const posts = recordPosts(page);
      await send(page, language);
      await expect(page.getByText(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      expect(posts[0]?.body).toMatchObject({
        special_destination: language === 'ar' ? 'العلا' : 'AlUla',
        trip_start_date: dayFromNow(30),
        number_of_days: 5,
        program_id: id,
      });
    },
  );
}

test('a form submitted before hydration is sent with the program’s values', async ({ page, request }) => {
  const { changes } = tripNames();
  const { id } = await addProgram(request, changes);
  const { fields } = formWords('en', 'hotel-booking');
  const draft = { name: 'An older name', email: 'noura@example.com', destination: 'Jeddah', check_in: dayFromNow(9) };
  await page.addInitScript((kept) => sessionStorage.setItem('draft:hotel-request', kept), JSON.stringify(draft));
  const letScriptsCome = await holdScripts(page);
  await page.goto(addressOf('hotel-booking', id, 'en'), { waitUntil: 'commit' });
  await page.getByLabel(fields.name, { exact: true }).fill('Noura');
  await page.getByLabel(fields.phone, { exact: true }).fill('0501234567');
  await page.getByLabel(fields.phone, { exact: true }).press('Enter');
  const posts = recordPosts(page);
  letScriptsCome();
  await expect(page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  const stay = { destination: 'AlUla', check_in: inDays(40), check_out: inDays(43) };
  expect(posts.map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Noura', email: draft.email, ...stay, program_id: id }),
  ]);
});
