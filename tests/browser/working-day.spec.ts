import { mkdir, writeFile } from 'node:fs/promises';
import { startStack } from '../support/stack.ts';
import { send } from './request-links.ts';
import { screenshot } from './settled.ts';
import { addRequest, bodies, newCustomer, type Type } from './staff-requests.ts';
import { expect, languages, nightly, test } from './support.ts';
import { startWork } from './working-day.ts';

/** The folder of the day's screens, for people who want to look at them. */
const folder = 'test-results/working-day';

const types: Type[] = ['flight', 'hotel', 'custom', 'message'];
const paths = { flight: 'flight-requests', hotel: 'hotels', custom: 'customs', message: 'messages' };
/**
 * The day in short; each entry is what four requests get, one of each type. The first eight come from visitors and are
 * given out by turns: four while both colleagues are on duty, four while only one is.
 */
const plan = ['turns', 'alone', 'call', 'mail', 'note', 'tag', 'task', 'take', 'close', 'both'] as const;

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
      for (const { deeds } of [laptop, phone]) await deeds.duty(true);
      const turns = await giveOut(stack.url, laptop, 'turns');
      // Each gets every other one; the owner of the agency, who is not on duty, gets none.
      const [first, second] = turns.map(({ owner }) => owner);
      expect([first, second].toSorted()).toEqual([laptop.name, phone.name].toSorted());
      expect(turns.map(({ owner }) => owner)).toEqual([first, second, first, second]);
      await laptop.deeds.duty(false);
      const alone = await giveOut(stack.url, laptop, 'alone');
      expect(alone.map(({ owner }) => owner)).toEqual(types.map(() => phone.name));
      const requests = [...turns, ...alone, ...(await enterRequests(laptop))];
      await look('morning', laptop, phone);

      const work = async (colleague: Colleague, offset: number) => {
        const { deeds } = colleague;
        const own = requests.filter(
          ({ deed, owner }, index) => deed !== 'both' && (owner ? owner === colleague.name : index % 2 === offset),
        );
        for (const { customer, deed } of own) {
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

      for (const [index, { type, id, deed, owner }] of requests.entries()) {
        const data = await read(laptop, type, id);
        const count = (action: string) =>
          data.history.filter((entry: { action: string }) => entry.action === action).length;
        const done = {
          status: data.status,
          notes: count('note_added'),
          contacts: count('contacted'),
          answers: count('answered'),
          assigned: count('assigned'),
          owner: data.owner?.name ?? null,
        };
        const taker = [laptop, phone][index % 2]?.name ?? null;
        const twice = deed === 'both' ? 2 : 1;
        expect(done, `${type}, ${deed}`).toEqual({
          status: deed === 'close' ? 'done' : 'in_progress',
          notes: deed === 'note' ? 1 : deed === 'both' ? 2 : 0,
          contacts: deed === 'close' || deed === 'mail' ? 0 : twice,
          answers: deed === 'mail' ? 1 : 0,
          assigned: owner || deed === 'take' ? 1 : 0,
          owner: deed === 'take' ? taker : owner,
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

interface Entered {
  type: Type;
  id: string;
  customer: ReturnType<typeof newCustomer>;
  deed: (typeof plan)[number];
  /** The name of the colleague to whom it was given by turns; null for the others. */
  owner: string | null;
}

async function read({ request }: Colleague, type: Type, id: string) {
  return (await (await request.get(`/api/${paths[type]}/${id}`)).json()).data;
}

/** Sends four requests as visitors do, one of each type, each once the one before was given to somebody. */
async function giveOut(site: string, colleague: Colleague, deed: 'turns' | 'alone'): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const [index, type] of types.entries()) {
    const language = languages[index % 2] ?? 'ar';
    const customer = newCustomer(language);
    const { id } = await send(`/${paths[type]}`, bodies[type](customer), language, site);
    await expect.poll(async () => (await read(colleague, type, id)).owner).not.toBeNull();
    entered.push({ type, id, customer, deed, owner: (await read(colleague, type, id)).owner.name });
  }
  return entered;
}

/** Enters four requests, one of each type, for each of the other parts of the plan: these get no owner by themselves. */
async function enterRequests({ request }: Colleague): Promise<Entered[]> {
  const entered: Entered[] = [];
  for (const [part, deed] of plan.entries()) {
    const language = languages[part % 2] ?? 'ar';
    for (const type of deed === 'turns' || deed === 'alone' ? [] : types) {
      const customer = newCustomer(language);
      const { id } = await addRequest(request, type, { ...customer, language });
      entered.push({ type, id, customer, deed, owner: null });
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
