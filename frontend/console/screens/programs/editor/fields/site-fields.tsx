import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { programFields } from '#contracts/api/program-fields';
import { site } from '#shared/lib/site.ts';
import { grid } from '../../../../components/grid.ts';
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
      <Form.Item name="type" label={t('fields.type')} extra={t('editor.typeHint')}>
        <Select
          allowClear
          placeholder={t('editor.notSet')}
          options={programFields.type.options.map((value) => ({ value, label: t(`options.type.${value}`) }))}
        />
      </Form.Item>
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
