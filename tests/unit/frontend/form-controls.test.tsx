import Form from 'antd/es/form';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { NotifyContext } from '#shared/components/use-notify.ts';
import { customDefinition } from '#shared/features/enquiries/custom/custom-values.ts';
import { flightDefinition } from '#shared/features/enquiries/flight/flight-values.ts';
import { hotelDefinition } from '#shared/features/enquiries/hotel/hotel-values.ts';
import { messageDefinition } from '#shared/features/enquiries/message/message-values.ts';
import { createI18n, loadTexts } from '#shared/lib/i18n.ts';
import { EntryFields } from '../../../frontend/console/screens/requests/entry/entry-fields.tsx';
import { CustomForm } from '../../../frontend/site/features/enquiries/custom/custom-form.tsx';
import { FlightForm } from '../../../frontend/site/features/enquiries/flight/flight-form.tsx';
import { HotelForm } from '../../../frontend/site/features/enquiries/hotel/hotel-form.tsx';
import { MessageForm } from '../../../frontend/site/features/enquiries/message/message-form.tsx';
import { brand } from '../../support/brand.ts';

// The build makes it.
vi.mock('virtual:icon-sprite', () => ({ iconSprite: '/icons.svg' }));

const i18n = await createI18n('en', brand);
await loadTexts(['enquiries', 'flightBooking', 'hotelBooking', 'customJourney', 'contact', 'adminRequests', 'admin'], {
  i18n,
});

const props = {
  from: {
    id: undefined,
    program: undefined,
    asked: undefined,
    isAsked: false,
    isAwaited: false,
    remove: () => undefined,
  },
  onSent: () => undefined,
};
const forms = {
  flight: <FlightForm {...props} />,
  hotel: <HotelForm {...props} />,
  custom: <CustomForm {...props} />,
  message: <MessageForm {...props} />,
};
const definitions = {
  flight: flightDefinition,
  hotel: hotelDefinition,
  custom: customDefinition,
  message: messageDefinition,
};

const types = Object.keys(forms) as (keyof typeof forms)[];

/** The fields of a type without a control in this form. Further flights have none until one is added. */
function withoutControl(type: keyof typeof forms, form: ReactElement) {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <NotifyContext value={() => () => undefined}>{form}</NotifyContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return Object.entries(definitions[type].checks.fields)
    .filter(([name, { kind }]) => kind !== 'legs' && !new RegExp(` id="[^"]*_${name}"`).test(html))
    .map(([name]) => name);
}

it.each(types)('the form of a %s enquiry has a control for each of its fields', (type) => {
  expect(withoutControl(type, forms[type])).toEqual([]);
});

it.each(types)('staff entering a %s enquiry have a control for each of its fields', (type) => {
  const form = (
    <Form name="staff-entry">
      <EntryFields type={type} />
    </Form>
  );
  expect(withoutControl(type, form)).toEqual([]);
});
