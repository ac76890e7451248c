import { useTranslation } from 'react-i18next';
import { coloursOf } from '#contracts/colours/brand-colours';
import { colourPattern } from '#contracts/colours/palette';
import type { SectionForm } from '../section-form.ts';
import { BrandFields } from './brand-fields.tsx';

const brandForm: SectionForm = {
  name: 'brand',
  fields: [
    { name: 'name', kind: 'texts', required: true },
    { name: 'legal_name', kind: 'texts', required: true },
    { name: 'colour', kind: 'text' },
  ],
  Fields: BrandFields,
  useWarnings({ colour }) {
    const { t } = useTranslation('adminSite');
    const chosen = typeof colour === 'string' ? colour.trim() : '';
    if (!colourPattern.test(chosen)) return [];
    const { teal } = coloursOf(chosen);
    return teal === chosen.toLowerCase() ? [] : [t('brand.darkened', { chosen, used: teal })];
  },
};

export default brandForm;
