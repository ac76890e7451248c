import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { announcementLimits, announcementTones } from '#contracts/api/announcement-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { grid } from '../../components/grid.ts';
import { DayInput } from '../../features/days/day-input.tsx';
import type { AnnouncementValues } from '../../features/site-content/announcement-values.ts';
import { LanguagePair } from '../programs/editor/fields/text-pair.tsx';

/** The fields of the announcement, Arabic and English beside each other. */
export function AnnouncementFields({ values }: { values: AnnouncementValues }) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Form.Item name="shown" label={t('names.shown')} extra={t('hints.shown')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <LanguagePair
        names={{ ar: ['texts', 'ar'], en: ['texts', 'en'] }}
        label={t('fields.text')}
        limit={announcementLimits.text}
        required
        rows={2}
        hint={t('hints.text', { count: announcementLimits.text })}
      />
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name="from" label={t('names.from')} required>
          <DayInput />
        </Form.Item>
        <Form.Item name="until" label={t('names.until')} required extra={t('hints.days')}>
          <DayInput earliest={isDay(values.from) ? values.from : undefined} />
        </Form.Item>
      </div>
      <Form.Item name="link" label={t('names.link')} extra={t('hints.link')}>
        <LinkInput />
      </Form.Item>
      {values.link?.trim() && (
        <LanguagePair
          names={{ ar: ['link_texts', 'ar'], en: ['link_texts', 'en'] }}
          label={t('fields.linkText')}
          limit={announcementLimits.linkText}
          required
        />
      )}
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name="tone" label={t('names.tone')}>
          <Select options={announcementTones.map((value) => ({ value, label: t(`tones.${value}`) }))} />
        </Form.Item>
        <Form.Item name="dismissible" label={t('fields.closing')} valuePropName="checked">
          <Checkbox>{t('names.dismissible')}</Checkbox>
        </Form.Item>
      </div>
    </>
  );
}

/** antd's style for right-to-left pages overrides `dir`. */
const LinkInput = (input: { id?: string; value?: string }) => (
  <Input {...input} dir="ltr" inputMode="url" maxLength={announcementLimits.link} style={{ direction: 'ltr' }} />
);
