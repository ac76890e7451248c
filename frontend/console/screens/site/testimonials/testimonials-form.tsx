import { useTranslation } from 'react-i18next';
import { hasBeen } from '../../../features/site-content/section-checks.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { TestimonialsFields } from './testimonials-fields.tsx';

const testimonialsForm: SectionForm = {
  name: 'testimonials',
  examples: true,
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'name', kind: 'texts', required: true },
        { name: 'place', kind: 'texts', required: true },
        { name: 'trip', kind: 'texts', required: true },
        { name: 'words', kind: 'texts', required: true },
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
