import { describe, expect, it } from 'vitest';
import { ProgramBody, ProgramUpdate } from '#contracts/api/programs';
import { ValidationFailed } from '../../../functions/errors.ts';
import { validate } from '../../../functions/http/validate.ts';
import { program } from '../../support/bodies.ts';

function issues(body: unknown) {
  try {
    validate(ProgramBody, body);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return error.issues.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
}

describe('a program', () => {
  it('is accepted without optional fields', () => {
    const { trip_name, from_date, to_date, nights, city, price_sar } = program();
    expect(validate(ProgramBody, { trip_name, from_date, to_date, nights, city, price_sar })).toMatchObject({
      description: null,
      type: null,
      region: null,
      rating: null,
    });
  });

  it.each(['trip_name', 'from_date', 'to_date', 'nights', 'city', 'price_sar'])('requires %s', (field) => {
    expect(issues(program({ [field]: undefined }))).toEqual([`${field} required`]);
  });

  it.each([
    [{ nights: 0 }, 'nights too_small'],
    [{ nights: 2.5 }, 'nights invalid_format'],
    [{ price_sar: -1 }, 'price_sar too_small'],
    [{ price_sar: 1.005 }, 'price_sar too_many_decimals'],
    [{ price_sar: '4500' }, 'price_sar wrong_type'],
    [{ from_date: '2027-02-29' }, 'from_date invalid_date'],
    [{ from_date: '2027-05-02', to_date: '2027-05-01' }, 'to_date to_date_before_from_date'],
    [{ type: 'cruise' }, 'type not_an_option'],
    [{ rating: 5.1 }, 'rating too_large'],
    [{ rating: 5e-324 }, 'rating too_many_decimals'],
    [{ rating: 4.85 }, 'rating too_many_decimals'],
    [{ price_sar: 5e-324 }, 'price_sar too_many_decimals'],
    [{ from_date: '1999-12-31' }, 'from_date date_out_of_range'],
    [{ to_date: '2101-01-01' }, 'to_date date_out_of_range'],
    [{ translations: { en: { trip_name: 'x'.repeat(121) } } }, 'translations.en.trip_name too_long'],
  ])('refuses %o', (change, issue) => {
    expect(issues(program(change))).toEqual([issue]);
  });

  it.each([0, 0.1, 19.99, 4500.5, 1234567.89])('may cost %d', (price_sar) => {
    expect(issues(program({ price_sar }))).toEqual([]);
  });

  it('can be updated with a version', () => {
    expect(validate(ProgramUpdate, program({ version: 3 }))).toMatchObject({ version: 3, nights: 3 });
  });
});
