import { useTranslation } from 'react-i18next';
import { fitsScreens, hasBeen } from '../../../features/site-content/section-checks.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { TestimonialsFields } from './testimonials-fields.tsx';

/** Both stand in one line with the month, where there is room. */
const beside = fitsScreens({ phone: 27, computer: 35 }, 2);

const testimonialsForm: SectionForm = {
  name: 'testimonials',
  examples: true,
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'name', kind: 'texts', required: true, checks: [fitsScreens({ phone: 23, computer: 30 }, 2)] },
        { name: 'place', kind: 'texts', required: true, checks: [beside] },
        { name: 'trip', kind: 'texts', required: true, checks: [beside] },
        // All cards are as high as the highest.
        { name: 'words', kind: 'texts', required: true, checks: [fitsScreens({ phone: 31, computer: 38 }, 10)] },
        { name: 'rating', kind: 'number' },
        { name: 'date', kind: 'text', checks: [hasBeen('toCome')] },
        { name: 'program', kind: 'program' },
        { name: 'approved', kind: 'flag', initially: false },
        { name: 'consent', kind: 'text' },
      ],
    },
  ],
  preview: { anchor: 'testimonials' },
  Fields: TestimonialsFields,
  useWarnings,
};

export default testimonialsForm;

function useWarnings({ items }: SectionValues): string[] {
  const { t } = useTranslation('adminSite');
  const approved = ((items ?? []) as SectionValues[]).filter((one) => one.approved);
  const unconfirmed = approved.filter(({ consent }) => !consent).length;
  return [
    ...(approved.length === 0 ? [t('testimonials.empty')] : []),
    ...(unconfirmed > 0 ? [t('testimonials.unconfirmed', { count: unconfirmed })] : []),
  ];
}
