import { expect, it, vi } from 'vitest';
import { formEdits } from '../../../../../../../frontend/console/screens/programs/editor/form-edits.ts';

/** The edits of a form whose fields have these errors; and what they set. */
function editsOf(wrong: (string | number)[][]) {
  const setFields = vi.fn();
  const getFieldsError = () => [
    { name: ['city'], errors: [], warnings: [] },
    { name: ['itinerary', 0, 'texts', 'ar', 'title'], errors: [], warnings: [] },
    ...wrong.map((name) => ({ name, errors: ['missing'], warnings: [] })),
  ];
  const edits = formEdits({
    form: { setFields, getFieldsError },
    valuesNow: () => ({ city: 'العلا' }),
    ...{ nightsOf: () => ({}), autosave: { changed: () => {} }, saving: { typed: () => {} } },
  } as unknown as Parameters<typeof formEdits>[0]);
  return { ...edits, setFields };
}

it('sets no field while one types without errors: it would render all days of the itinerary again with each key', () => {
  const { changed, setFields } = editsOf([]);
  changed({ city: 'العلا' });
  changed({ itinerary: [] });
  expect(setFields).not.toHaveBeenCalled();
});

it('clears the errors of what is typed, and of every field within a part', () => {
  const { changed, setFields } = editsOf([
    ['city'],
    ['price_sar'],
    ['itinerary', 0, 'meals'],
    ['itinerary', 1, 'photo'],
  ]);
  changed({ city: 'الرياض' });
  expect(setFields).toHaveBeenLastCalledWith([{ name: ['city'], errors: [] }]);
  changed({ itinerary: [] });
  expect(setFields).toHaveBeenLastCalledWith([
    { name: ['itinerary', 0, 'meals'], errors: [] },
    { name: ['itinerary', 1, 'photo'], errors: [] },
  ]);
});

it('clears the errors of both days when the first one is typed', () => {
  const { changed, setFields } = editsOf([['from_date'], ['to_date']]);
  changed({ from_date: '2027-01-01' });
  expect(setFields).toHaveBeenLastCalledWith([
    { name: ['from_date'], errors: [] },
    { name: ['to_date'], errors: [] },
  ]);
});
