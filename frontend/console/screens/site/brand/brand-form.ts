import { useTranslation } from 'react-i18next';
import { coloursOf } from '#contracts/colours/brand-colours';
import { colourPattern } from '#contracts/colours/palette';
import { fitsComputer, fitsScreens } from '../../../features/site-content/section-checks.ts';
import type { SectionForm } from '../section-form.ts';
import { BrandFields } from './brand-fields.tsx';
import { faintLogos } from './brand-pictures.tsx';

const brandForm: SectionForm = {
  name: 'brand',
  fields: [
    // In the header.
    { name: 'name', kind: 'texts', required: true, checks: [fitsScreens({ phone: 5, computer: 11 }, 2)] },
    { name: 'legal_name', kind: 'texts', required: true },
    { name: 'tagline', kind: 'texts', checks: [fitsComputer(41, 3)] },
    { name: 'colour', kind: 'text' },
    { name: 'logo', kind: 'picture', use: 'logo' },
    { name: 'logo_dark', kind: 'picture', use: 'logo' },
    { name: 'icon', kind: 'picture', use: 'icon' },
    { name: 'share', kind: 'picture', use: 'share', told: 'share_text' },
    { name: 'share_text', kind: 'texts', required: ({ share }) => share !== undefined },
  ],
  Fields: BrandFields,
  useWarnings(values) {
    const { colour } = values;
    const { t } = useTranslation('adminSite');
    const chosen = typeof colour === 'string' ? colour.trim() : '';
    const faint = faintLogos(values).map(({ ground, contrast }) =>
      t(`brand.faint.${ground}`, { contrast: contrast.toFixed(1) }),
    );
    if (!colourPattern.test(chosen)) return faint;
    const { teal } = coloursOf(chosen);
    return teal === chosen.toLowerCase() ? faint : [t('brand.darkened', { chosen, used: teal }), ...faint];
  },
};

export default brandForm;
