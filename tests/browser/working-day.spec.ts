import { mkdir, writeFile } from 'node:fs/promises';
import { startStack } from '../support/stack.ts';
import { screenshot } from './settled.ts';
import { addRequest, newCustomer, type Type } from './staff-requests.ts';
import { expect, languages, nightly, test } from './support.ts';
import { startWork } from './working-day.ts';

/** The folder of the day's screens, for people who want to look at them. */
const folder = 'test-results/working-day';

const types: Type[] = ['flight', 'hotel', 'custom', 'message'];
/** The day in short; each entry is what four requests get, one of each type. */
const plan = ['chat', 'call', 'mail', 'note', 'tag', 'task', 'take', 'close', 'chat', 'both'] as const;

type Colleague = Awaited<ReturnType<typeof startWork>>;

test(
  'two colleagues clear forty requests in a day, in both languages, on laptop and phone',
  nightly,
  async ({ playwright, launchOptions }) => {
    test.setTimeout(900_000);
    const stack = await startStack({ site: true });
    const launch = () => playwright.chromium.launch(launchOptions);
    try {
      const laptop = await startWork(launch, stack, { language: 'ar', viewport: { width: 1440, height: 900 } });
      const phone = await startWork(launch, stack, { language: 'en', viewport: { width: 360, height: 740 } });
      const requests = await enterRequests(laptop);
      await look('morning', laptop, phone);

      const work = async (colleague: Colleague, offset: number) => {
        const { deeds } = colleague;
        for (const { customer, deed } of requests.filter(
          ({ deed }, index) => deed !== 'both' && index % 2 === offset,
        )) {
          const { name } = customer;
          if (deed === 'note') await deeds.note(name, 'Asked for sea view. يفضّل غرفة هادئة.');
          if (deed === 'tag') await deeds.tag(name, 'VIP');
          if (deed === 'task') await deeds.task(name, 'Ask the hotel');
          if (deed === 'take') await deeds.take(name);
          if (deed === 'close') await deeds.close(name);
          else if (deed === 'call') await deeds.call(name);
          else if (deed === 'mail') await deeds.mail(name);
          else await deeds.chat(name);
        }
      };
      await Promise.all([work(laptop, 0), work(phone, 1)]);
      await look('noon', laptop, phone);

      // The same request at the same moment, on both devices.
      for (const { customer } of requests.filter(({ deed }) => deed === 'both')) {
        await Promise.all([laptop, phone].map(({ deeds, name }) => deeds.note(customer.name, `Seen by ${name}`)));
        await Promise.all([laptop, phone].map(({ deeds }) => deeds.chat(customer.name)));
      }
      for (const { page } of [laptop, phone]) await page.getByRole('searchbox').fill('');
      await look('evening', laptop, phone);

      for (const { type, id, deed } of requests) {
        const path = { flight: 'flight-requests', hotel: 'hotels', custom: 'customs', message: 'messages' }[type];
        const { data } = await (await laptop.request.get(`/api/${path}/${id}`)).json();
        const count = (action: string) =>
          data.history.filter((entry: { action: string }) => entry.action === action).length;
        const done = {
          status: data.status,
          notes: count('note_added'),
          contacts: count('contacted'),
          answers: count('answered'),
        };
        const twice = deed === 'both' ? 2 : 1;
        expect(done, `${type}, ${deed}`).toEqual({
          status: deed === 'close' ? 'done' : 'in_progress',
          notes: deed === 'note' ? 1 : deed === 'both' ? 2 : 0,
          contacts: deed === 'close' || deed === 'mail' ? 0 : twice,
          answers: deed === 'mail' ? 1 : 0,
        });
      }
      const { data } = await (await laptop.request.get('/api/desk/counts')).json();
      expect(data.unanswered.count).toBe(0);
      await Promise.all([laptop.end(), phone.end()]);
    } finally {
      await stack.stop();
    }
  },
);

/** Enters four requests, one of each type, for each part of the plan. */
async function enterRequests({ request }: Colleague) {
  const entered = [];
  for (const [part, deed] of plan.entries()) {
    const language = languages[part % 2] ?? 'ar';
    for (const type of types) {
      const customer = newCustomer(language);
      entered.push({ ...(await addRequest(request, type, { ...customer, language })), customer, deed });
    }
  }
  return entered;
}

/** Keeps how the queue looks on both devices. */
async function look(when: string, ...colleagues: Colleague[]) {
  await mkdir(folder, { recursive: true });
  for (const { page } of colleagues) {
    await writeFile(`${folder}/${when}-${page.viewportSize()?.width}.png`, await screenshot(page));
  }
}
