import { describe, expect, it } from 'vitest';
import { typedDeparture } from '#catalogue/departures';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { ProblemError } from '../../../../functions/errors.ts';
import { askedDeparture } from '../../../../functions/logic/enquiries/asked-departure.ts';
import { program } from '../catalogue/program.ts';

const offered = program({ from_date: '2100-01-10', to_date: '2100-01-13', price_sar: 1000 });
const request = {
  ...{ program_id: offered.id, departure_id: offered.id, adults: 2, children: 0, infants: 0 },
  ...{ seniors: 0, child_ages: [], room: null, waiting_list: false, seen_total_sar: 2000 },
};
const found = async () => offered;

describe('the departure of a request on arrival', () => {
  it('has its dates, availability and total of today', async () => {
    expect(riyadhDay() < '2100-01-10').toBe(true);
    expect(await askedDeparture(request, found)).toEqual({
      ...{ from_date: '2100-01-10', to_date: '2100-01-13', availability: 'freesale', total_sar: 2000 },
    });
  });

  it('is gone if the program or the departure is', async () => {
    const gone = { availability: 'gone', from_date: null };
    expect(await askedDeparture({ ...request, departure_id: 'another' }, found)).toMatchObject(gone);
    const deleted = () => Promise.reject(new ProblemError('program_not_found'));
    expect(await askedDeparture(request, deleted)).toMatchObject(gone);
  });

  it('is unknown if it cannot be read: the request is stored all the same', async () => {
    expect(await askedDeparture(request, () => Promise.reject(new Error('no connection')))).toBeNull();
    expect(await askedDeparture({ ...request, departure_id: null }, found)).toBeNull();
  });

  it('has no total if the price of a traveller is not known', async () => {
    const children = await askedDeparture({ ...request, children: 1 }, found);
    expect(children).toMatchObject({ availability: 'freesale', total_sar: null });
  });

  it('has no total for a party beyond what a total can be', async () => {
    const many = await askedDeparture({ ...request, seniors: Number.MAX_SAFE_INTEGER }, found);
    expect(many).toMatchObject({ availability: 'freesale', total_sar: null });
  });

  it('may be sold out', async () => {
    const full = { ...typedDeparture(offered), capacity: 10, seats_left: 0, waiting_list: true };
    const asked = await askedDeparture(request, async () => ({ ...offered, departures: [full] }));
    expect(asked).toMatchObject({ availability: 'waiting_list', total_sar: 2000 });
  });
});
