import { useTranslation } from 'react-i18next';
import {
  type FigureClaims,
  type FigurePlace,
  figurePlaces,
  figureSuffixes,
  unconfirmedFigures,
} from '#contracts/api/site-figures-rules';
import { fitsScreens, isOfThisYear } from '../../../features/site-content/section-checks.ts';
import type { SectionForm } from '../section-form.ts';
import { FiguresFields } from './figures-fields.tsx';

const figuresForm: SectionForm = {
  name: 'figures',
  examples: true,
  fields: [
    { name: 'since', kind: 'number' },
    { name: 'years', kind: 'flag', initially: true },
    { name: 'since_source', kind: 'text' },
    { name: 'since_confirmed', kind: 'text', checks: [isOfThisYear] },
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'place', kind: 'choice', options: Object.keys(figurePlaces) as FigurePlace[] },
        { name: 'number', kind: 'number' },
        { name: 'suffix', kind: 'choice', options: figureSuffixes },
        { name: 'label', kind: 'texts', required: true, checks: [fitsScreens({ phone: 16, computer: 33 }, 4)] },
        { name: 'source', kind: 'text' },
        { name: 'confirmed', kind: 'text', checks: [isOfThisYear] },
        { name: 'shown', kind: 'flag', initially: true },
      ],
    },
  ],
  Fields: FiguresFields,
  useWarnings(values) {
    const { t } = useTranslation('adminSite');
    const count = unconfirmedFigures(values as FigureClaims);
    return count > 0 ? [t('figures.unconfirmed', { count })] : [];
  },
};

export default figuresForm;
