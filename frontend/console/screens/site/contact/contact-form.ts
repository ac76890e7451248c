import { paths } from '#contracts/website/paths';
import { isGiven, isNotOver } from '../../../features/site-content/section-checks.ts';
import type { FieldCheck, SectionField } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { ContactFields } from './contact-fields.tsx';

const label = { name: 'label', kind: 'texts', required: true } as const;
const note = { name: 'note', kind: 'texts' } as const;
const text = (name: string, ...checks: FieldCheck[]) => ({ name, kind: 'text', checks }) as const;
const texts = (name: string) => ({ name, kind: 'texts', required: true }) as const;
const cards = (name: string, fields: readonly SectionField[]) => ({ name, kind: 'cards', fields }) as const;

const contactForm: SectionForm = {
  name: 'contact',
  fields: [
    cards('phones', [label, text('number'), note]),
    text('whatsapp'),
    cards('emails', [label, text('address'), note]),
    cards('addresses', [
      ...[texts('text'), texts('city')],
      ...[{ name: 'latitude', kind: 'number' } as const, { name: 'longitude', kind: 'number' } as const, text('link')],
    ]),
    texts('hours'),
    { name: 'open_always', kind: 'flag', initially: false },
    cards('hours_seasons', [texts('name'), text('from'), text('until', isNotOver('seasonOver')), texts('lines')]),
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
