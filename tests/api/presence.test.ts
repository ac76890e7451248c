import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;

let agent: Colleague;
let other: Colleague;
let viewer: Colleague;

beforeAll(async () => {
  [agent, other, viewer] = [
    await colleagueClient('agent'),
    await colleagueClient('agent'),
    await colleagueClient('viewer'),
  ];
});

type Open = { type: string; id: string } | null;
const share = (client: Client, open: Open, doing = 'looking') => client.post('/desk/presence', { open, doing });
/** Returns the news that the caller sees of these colleagues, while other tests' colleagues come and go. */
const seen = async (client: Client, open: Open, ...of: Colleague[]) => {
  const { data } = (await share(client, open)).json;
  const emails = of.map(({ account }) => account.email);
  return data.colleagues.filter(({ who }: { who: { email: string } }) => emails.includes(who.email));
};

describe('presence', () => {
  it('shows colleagues what one has open, until it is closed', async () => {
    const open = { type: 'hotel', id: uuid() };
    await share(agent, open, 'replying');
    const { email } = agent.account;
    expect(await seen(other, open, agent, other)).toEqual([
      { who: { email, name: expect.any(String) }, ...open, doing: 'replying' },
    ]);
    await share(agent, open, 'looking');
    expect(await seen(other, null, agent)).toMatchObject([{ doing: 'looking' }]);
    expect(await seen(agent, open, other)).toEqual([]);
    await share(agent, null);
    expect(await seen(other, open, agent)).toEqual([]);
  });

  it('shows two who reply to the same request to each other', async () => {
    const open = { type: 'flight', id: uuid() };
    await Promise.all([share(agent, open, 'replying'), share(other, open, 'replying')]);
    expect(await seen(viewer, open, agent, other)).toHaveLength(2);
    expect((await share(agent, open, 'replying')).json.data.colleagues).toContainEqual({
      who: { email: other.account.email, name: expect.any(String) },
      ...open,
      doing: 'replying',
    });
  });

  it('shows viewers as looking only', async () => {
    const open = { type: 'custom', id: uuid() };
    await share(viewer, open, 'replying');
    expect(await seen(agent, open, viewer)).toMatchObject([{ ...open, doing: 'looking' }]);
  });

  it('goes with the account, and is for staff', async () => {
    const leaver = await colleagueClient('agent');
    const owner = await colleagueClient('owner');
    await share(leaver, { type: 'hotel', id: uuid() });
    expect(await seen(agent, null, leaver)).toHaveLength(1);
    const { json } = await owner.get('/team');
    const { id } = json.data.find(({ email }: { email: string }) => email === leaver.account.email);
    await owner.delete(`/team/${id}`);
    expect(await seen(agent, null, leaver)).toEqual([]);
    expect((await share(new Client(), null)).status).toBe(401);
    expect((await share(agent, { type: 'visa', id: '1' })).status).toBe(422);
  });
});
