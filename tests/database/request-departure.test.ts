import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customKind } from '#contracts/api/custom-enquiries';
import { CustomRequestBody } from '#contracts/api/enquiries';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { validate } from '../../functions/http/validate.ts';
import { customRequest, program } from '../support/bodies.ts';
import { openRequestPages } from '../support/request-page-database.ts';

/** What choosing another departure stores. */

let pages: Awaited<ReturnType<typeof openRequestPages>>;
let dynamo: typeof import('../../functions/data/dynamo.ts');
let receive: typeof import('../../functions/logic/enquiries/receive-enquiry.ts');
let programs: typeof import('../../functions/data/programs.ts');
let departures: typeof import('../../functions/data/departures.ts');

beforeAll(async () => {
  pages = await openRequestPages();
  dynamo = await import('../../functions/data/dynamo.ts');
  receive = await import('../../functions/logic/enquiries/receive-enquiry.ts');
  programs = await import('../../functions/data/programs.ts');
  departures = await import('../../functions/data/departures.ts');
}, 30_000);

beforeEach(() => pages.database.empty());
afterAll(() => pages?.database.close());

const departure = (days: number) => ({
  ...{ from_date: addDays(riyadhDay(), days), to_date: null, nights: 3, sale: 'open', capacity: 10, seats_left: 4 },
  ...{ minimum: null, guaranteed: false, deadline: null, waiting_list: false, prices: null },
  notes: { ar: null, en: null },
});

it('moves the request in the index of departures, and leaves no total that nobody saw', async () => {
  const { id: program_id } = await programs.createProgram(inputOf(validate(ProgramBody, program())));
  const [first, second] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
  await departures.addDeparture(program_id, first, departure(40) as never);
  await departures.addDeparture(program_id, second, departure(50) as never);
  const asked = { program_id, departure_id: first, seen_total_sar: 2000, waiting_list: true };
  const receipt = await receive.receiveEnquiry(customKind, {
    body: CustomRequestBody.parse(customRequest(asked)),
    ...{ language: 'en', address: 'one', idempotencyKey: undefined, traceId: 'trace' },
  } as const);
  const itemOf = () => dynamo.getItem('Enquiries', { pk: 'custom', sk: receipt.id });
  expect(await itemOf()).toMatchObject({
    departure_place: `waiting#${program_id}#${first}#${receipt.id}`,
    seen_total_halalas: 200_000,
  });
  const choice = { action: 'choose_departure', version: 1, departure_id: second, seen_total_sar: null };
  await pages.act(receipt, choice, 'once');
  const again = await pages.act(receipt, choice, 'once');
  expect(again).toMatchObject({ version: 2, asked_dates: { departure_id: second, seen_total_sar: null } });
  const item = await itemOf();
  expect(item).toMatchObject({ departure_place: `asked#${program_id}#${second}#${receipt.id}`, waiting_list: false });
  expect(item).not.toHaveProperty('seen_total_halalas');
});
