import { useTranslation } from 'react-i18next';
import { isDay } from '#contracts/field-kit/calendar';
import { useToday } from '#shared/lib/use-today.ts';
import type { SectionField, SectionValues } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { ContactFields } from './contact-fields.tsx';

const label = { name: 'label', kind: 'texts', required: true } as const;
const note = { name: 'note', kind: 'texts' } as const;
const text = (name: string) => ({ name, kind: 'text' }) as const;
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
    cards('hours_seasons', [texts('name'), text('from'), text('until'), texts('lines')]),
    cards('social', [text('name'), text('link')]),
    ...[text('licence'), text('licence_until'), text('registration'), text('vat')],
  ],
  Fields: ContactFields,
  useWarnings,
};

export default contactForm;

function useWarnings({ licence_until: until }: SectionValues): string[] {
  const { t } = useTranslation('adminSite');
  const today = useToday();
  if (typeof until !== 'string' || !isDay(until)) return [t('contact.warnings.undated')];
  return until < today ? [t('contact.warnings.over')] : [];
}
