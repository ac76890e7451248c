import { paths } from '#contracts/website/paths';
import { fitsScreens, isGiven, isNotOver } from '../../../features/site-content/section-checks.ts';
import type { FieldCheck, SectionField } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { ContactFields } from './contact-fields.tsx';

const texts = (name: string, ...checks: FieldCheck[]) => ({ name, kind: 'texts', required: true, checks }) as const;
const label = texts('label', fitsScreens({ phone: 28, computer: 36 }, 2));
const note = { name: 'note', kind: 'texts', checks: [fitsScreens({ phone: 31, computer: 40 }, 3)] } as const;
const hours = fitsScreens({ phone: 26, computer: 33 }, 6);
const text = (name: string, ...checks: FieldCheck[]) => ({ name, kind: 'text', checks }) as const;
const cards = (name: string, fields: readonly SectionField[]) => ({ name, kind: 'cards', fields }) as const;

const contactForm: SectionForm = {
  name: 'contact',
  fields: [
    cards('phones', [label, text('number'), note]),
    text('whatsapp'),
    cards('emails', [label, text('address'), note]),
    cards('addresses', [
      ...[texts('text', fitsScreens({ phone: 20, computer: 74 }, 5)), texts('city')],
      ...[{ name: 'latitude', kind: 'number' } as const, { name: 'longitude', kind: 'number' } as const, text('link')],
    ]),
    texts('hours', hours),
    { name: 'open_always', kind: 'flag', initially: false },
    cards('hours_seasons', [
      texts('name'),
      text('from'),
      text('until', isNotOver('seasonOver')),
      texts('lines', hours),
    ]),
    cards('social', [text('name'), text('link')]),
    ...[
      text('licence'),
      text('licence_until', isGiven('licenceUndated'), isNotOver('licenceOver')),
      text('registration'),
      text('vat'),
    ],
  ],
  preview: { path: paths.contact, anchor: 'contact-cards' },
  Fields: ContactFields,
};

export default contactForm;
