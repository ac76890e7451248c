import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { programFields } from '#contracts/api/program-fields';
import type { ProgramType } from '#contracts/api/programs';
import { isLicensed } from '#contracts/api/umrah';
import { site } from '#shared/lib/site.ts';
import { useShown } from '#shared/lib/use-shown.ts';
import { grid } from '../../../../components/grid.ts';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import styles from './fields.module.css';
import { readNumber } from './number-text.ts';

/** Optional fields about the site: region, kind, rating and others. */
export function SiteFields() {
  const { t } = useTranslation('adminPrograms');
  const { defaultRating } = site;
  const ratingHint =
    defaultRating === null ? t('editor.ratingHintNone') : t('editor.ratingHint', { rating: defaultRating.toFixed(1) });
  return (
    <div style={grid('11rem', '0 1.25rem')}>
      <TypeField />
      <Form.Item name="region" label={t('fields.region')} extra={t('editor.regionHint')}>
        <Select
          allowClear
          placeholder={t('editor.notSet')}
          options={programFields.region.options.map((value) => ({ value, label: t(`options.region.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="rating" label={t('fields.rating')} extra={ratingHint}>
        <InputNumber<number>
          className={styles.number}
          min={0}
          max={programFields.rating.maximum}
          step={0.1}
          precision={1}
          inputMode="decimal"
          parser={readNumber}
        />
      </Form.Item>
      <Form.Item
        name="rating_hidden"
        label={t('fields.rating_hidden')}
        valuePropName="checked"
        extra={t('editor.ratingHiddenHint')}
      >
        <Switch />
      </Form.Item>
      <Form.Item name="featured" label={t('fields.featured')} valuePropName="checked" extra={t('editor.featuredHint')}>
        <Switch />
      </Form.Item>
    </div>
  );
}

/** Umrah is an option only with the number of its licence. A program that has the type from before shows it, and why. */
function TypeField() {
  const { t } = useTranslation('adminPrograms');
  const { umrahLicence } = useShown();
  const chosen = Form.useWatch<ProgramValues['type']>('type') ?? null;
  const isOption = (type: ProgramType) => type === chosen || isLicensed({ type }, umrahLicence);
  const hint = isLicensed({ type: chosen }, umrahLicence) ? t('editor.typeHint') : t('umrahHidden');
  return (
    <Form.Item name="type" label={t('fields.type')} extra={hint}>
      <Select
        allowClear
        placeholder={t('editor.notSet')}
        options={programFields.type.options
          .filter(isOption)
          .map((value) => ({ value, label: t(`options.type.${value}`) }))}
      />
    </Form.Item>
  );
}
