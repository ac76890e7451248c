import { expect, it, onTestFinished, vi } from 'vitest';
import { seedSamples } from '../../../../infra/seed/index.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { served } from '../common/website/served.ts';

vi.mock('../../../../infra/seed/photos.ts', () => ({ renderPhoto: async () => Buffer.from('photo') }));
vi.mock('../../../../infra/seed/programs/index.ts', () => {
  const sample = {
    ...{ slug: 'abha', trip_name: 'Abha', nights: 3, starts_in_days: 9, photos: [{}], translations: { en: {} } },
    offer: { prices: { lines: [] }, departures: [], days: [], not_included: {}, know: {} },
  };
  return { samplePrograms: [sample, { ...sample, slug: 'makkah', type: 'umrah' }] };
});

it('goes on with a warning if a photo is not ready in time, without Umrah where there is no licence', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => vi.useRealTimers() && undefined);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const calls: string[] = [];
  const url = await served(async (request, response) => {
    const pending = { id: 'p', photo_records: [{ id: 'photo', status: 'pending' }] };
    const replies: Record<string, unknown> = {
      'GET /api/programs?limit=100': [],
      'POST /api/programs': { id: 'p', photo_records: [] },
      'GET /api/programs/p': { ...pending, itinerary: [{ photo: 'photo' }] },
      'GET /api/programs/p/departures': [{}, {}],
      'POST /api/programs/photos': { upload: { url: `${url}/stored`, method: 'PUT', headers: {} } },
    };
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    // A minute passes with each look at the photos.
    if (call === 'GET /api/programs/p') vi.setSystemTime(Date.now() + 60_000);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: replies[call] ?? {} }));
  });
  const said: string[] = [];
  const { complete } = await seedSamples({
    url,
    dataDir: await temporaryFolder(),
    staff: { email: 'staff@rihla.example', password: 'correct horse battery' },
    say: (text) => said.push(text),
  });
  expect(said.at(-1)).toBe('abha: the photos are not ready yet. They appear once they are processed.');
  await complete;
  expect(calls.filter((call) => call === 'POST /api/programs')).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the photos of abha are not ready'));
});
