import { test } from './office.ts';
import { addDeparture, addQuotedRequest, sendQuote } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { panelOf, rowOf, texts } from './staff-requests.ts';
import { again, expect, languages, words } from './support.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  const t = texts(language);
  const { section, events } = words(language, 'admin-quotes');
  const { sale } = words(language, 'admin');

  test(
    `staff see that an offer was accepted for which the departure has too few seats left (${language})`,
    again(language),
    async ({ page, request }) => {
      const { seats, seatsLeft } = await addDeparture(request, language, 1);
      const { who, ...asked } = await addQuotedRequest(request, language);
      const content = { seats: { ...seats, number: 2 } };
      const { reference, secret } = await sendQuote(request, asked, { language, content });
      const customerDoes = async (action: object) => {
        const reply = await request.post('/api/quotes', { data: { reference, secret, ...action } });
        expect(reply.status()).toBe(200);
        return (await reply.json()).data;
      };
      const { hash } = await customerDoes({ action: 'open' });

      await page.goto(`/admin/requests?open=hotel.${asked.id}&lang=${language}#q=${who.phone}`);
      const panel = panelOf(page);
      const offers = panel.getByRole('region', { name: section.title });
      const timeline = panel.getByRole('region', { name: t.detail.timeline });
      await expect(offers).toContainText(section.number.replace('{{number}}', '1'));
      await expect(panel.getByText(sale.noSeats, { exact: true })).toHaveCount(0);

      await customerDoes({ action: 'accept', hash, name: who.name });
      expect(await seatsLeft()).toBe(1);
      await page.reload();
      await expect(offers.getByText(sale.noSeats, { exact: true })).toBeVisible();
      // Beside the status too, and in the queue.
      await expect(panel.getByText(sale.noSeats, { exact: true })).toHaveCount(2);
      await expect(rowOf(page, who.name)).toContainText(sale.noSeats);
      await expect(timeline).toContainText(events.seatsMissing.replace('{{number}}', '1'));
      await expectSoundInConsole(page, language);
    },
  );
}
