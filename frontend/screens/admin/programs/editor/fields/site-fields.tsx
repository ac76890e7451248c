import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { maximumRating } from '#contracts/program-limits';
import type { ProgramType, Region } from '#contracts/programs';
import { site } from '../../../../../lib/site.ts';
import { columns } from '../../../columns.ts';
import styles from './fields.module.css';
import { readNumber } from './number-text.ts';

const types = [
  'cultural',
  'adventure',
  'luxury',
  'family',
  'solo',
  'business',
  'wellness',
] as const satisfies ProgramType[];
const regions = ['saudi', 'europe', 'asia', 'america', 'africa', 'oceania', 'other'] as const satisfies Region[];

/** Optional fields about the site: region, kind, rating and others. */
export function SiteFields() {
  const { t } = useTranslation('adminPrograms');
  const { defaultRating } = site;
  const ratingHint =
    defaultRating === null ? t('editor.ratingHintNone') : t('editor.ratingHint', { rating: defaultRating.toFixed(1) });
  return (
    <div style={columns('11rem', '0 1.25rem')}>
      <Form.Item name="type" label={t('fields.type')} extra={t('editor.typeHint')}>
        <Select
          allowClear
          placeholder={t('editor.notSet')}
          options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="region" label={t('fields.region')} extra={t('editor.regionHint')}>
        <Select
          allowClear
          placeholder={t('editor.notSet')}
          options={regions.map((value) => ({ value, label: t(`regions.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="rating" label={t('fields.rating')} extra={ratingHint}>
        <InputNumber<number>
          className={styles.number}
          min={0}
          max={maximumRating}
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
