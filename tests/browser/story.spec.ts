import { choose, expect, formWords, languages, newName, signIn, test, words } from './support.ts';

/** The main flow: what a visitor types in the browser reaches a staff member's screen. */
for (const language of languages) {
  test(`a visitor finds a program and asks for a flight, and staff handle it (${language})`, async ({
    page,
    browser,
  }) => {
    // Two people on many screens.
    test.slow();
    const name = newName(language);
    const common = words(language, 'common');
    const programs = words(language, 'programs');
    const flight = formWords(language, 'flight-booking');

    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    if (language === 'en') await page.getByRole('link', { name: 'English' }).first().click();
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');

    await page
      .getByRole('navigation', { name: common.nav.label })
      .getByRole('link', { name: common.nav.programs })
      .click();
    await page.goto('/programs');
    await expect(page.getByRole('heading', { level: 1, name: programs.list.title })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    const title = await cards.first().getByRole('heading').innerText();
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/program\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: programs.detail.bookFlight }).first().click();

    await expect(page).toHaveURL(/\/flight-booking\?program=/);
    await expect(page.getByText(title).first()).toBeVisible();
    await page.getByLabel(flight.fields.name, { exact: true }).fill(name);
    await page.getByLabel(flight.fields.phone, { exact: true }).fill('050 123 4567');
    await page.getByLabel(flight.fields.email, { exact: true }).fill('noura@example.com');
    await page.getByLabel(flight.fields.main_departure, { exact: true }).fill('Riyadh');
    await page.getByRole('button', { name: flight.submit }).click();

    await expect(page.getByText(flight.notice.sentTitle)).toBeVisible();
    await expect(page.getByText(flight.notice.sent)).toBeVisible();
    const reference = await page.getByText(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

    // Another person, in another browser.
    const office = await browser.newContext();
    const desk = await office.newPage();
    const admin = words(language, 'admin');
    await desk.goto(`/admin/requests/flights?lang=${language}`);
    await expect(desk).toHaveURL(/\/admin\/login\?next=/);
    await signIn(desk, language);
    await expect(desk).toHaveURL(/\/admin\/requests\/flights/);
    await expect(desk.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');

    await desk.getByRole('link', { name }).click();
    const panel = desk.getByRole('dialog');
    for (const text of [name, reference, 'Riyadh', title, 'noura@example.com']) {
      await expect(panel.getByText(text).first()).toBeVisible();
    }
    await choose(desk, panel.getByRole('combobox', { name: admin.detail.statusFor }), admin.status.done);
    const change = admin.detail.eventStatus.replace('{{from}}', admin.status.new).replace('{{to}}', admin.status.done);
    await expect(panel.getByText(change)).toBeVisible();
    await expect(panel.getByText(admin.detail.timeline)).toBeVisible();
    await panel.getByPlaceholder(admin.detail.notePlaceholder).fill('Called back, offer sent.');
    await panel.getByRole('button', { name: admin.detail.addNote }).click();
    await expect(panel.getByRole('paragraph').filter({ hasText: 'Called back, offer sent.' })).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(desk.getByRole('link', { name })).toBeFocused();
    await office.close();
  });
}
