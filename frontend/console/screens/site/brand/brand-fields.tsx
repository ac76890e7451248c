import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brandLimits } from '#contracts/api/site-brand-rules';
import { colourPattern, palette } from '#contracts/colours/palette';
import { Hint } from '../../../components/hint.tsx';
import type { FieldsProps } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';
import { BrandPictures } from './brand-pictures.tsx';
import { ColourPairs } from './colour-pairs.tsx';

/** The agency's name, its colour with how well each text could be read, and its pictures. */
export function BrandFields({ values, isSaving }: FieldsProps) {
  const { colour } = values;
  const { t } = useTranslation('adminSite');
  const chosen = typeof colour === 'string' ? colour.trim() : '';
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('brand.text')}</Hint>
      <SectionTexts form="brand" name="name" limit={brandLimits.name} hint={t('brand.hints.name')} />
      <SectionTexts form="brand" name="legal_name" limit={brandLimits.legal_name} hint={t('brand.hints.legal_name')} />
      <SectionTexts
        form="brand"
        name="tagline"
        limit={brandLimits.tagline}
        hint={t('brand.hints.tagline')}
        isOptional
      />
      <Form.Item name="colour" label={t('brand.names.colour')} required extra={t('brand.hints.colour')}>
        <ColourInput />
      </Form.Item>
      {colourPattern.test(chosen) && <ColourPairs colour={chosen} />}
      <BrandPictures values={values} isSaving={isSaving} />
    </>
  );
}

interface ColourInputProps {
  id?: string;
  value?: string;
  onChange?: (colour: string) => void;
  disabled?: boolean;
}

/** A colour as its digits, and the system's way to choose one. */
function ColourInput({ id, value = '', onChange, disabled }: ColourInputProps) {
  const { t } = useTranslation('adminSite');
  const chosen = value.trim();
  const own = useId();
  return (
    <div style={{ display: 'flex', gap: '0.75rem', maxInlineSize: '16rem' }}>
      <input
        type="color"
        aria-label={t('brand.choose')}
        value={colourPattern.test(chosen) ? chosen : palette.teal}
        onChange={({ target }) => onChange?.(target.value)}
        disabled={disabled}
        style={{
          ...{ inlineSize: '3.5rem', blockSize: '2.875rem', padding: '0.25rem', cursor: 'pointer' },
          ...{ border: '1px solid var(--color-sand-line)', borderRadius: 'var(--radius-md)', background: 'none' },
        }}
      />
      {/* antd's style for right-to-left pages overrides `dir`. */}
      <Input
        id={id ?? own}
        value={value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.value)}
        style={{ direction: 'ltr', textAlign: 'start' }}
      />
    </div>
  );
}
