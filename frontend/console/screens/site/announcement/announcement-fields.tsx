import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import {
  type AnnouncementAudience,
  announcementAudiences,
  announcementLimits,
  announcementPlaces,
  announcementTones,
  seenBy,
} from '#contracts/api/announcement-rules';
import { isDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { grid } from '../../../components/grid.ts';
import { DayInput } from '../../../features/days/day-input.tsx';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { LinkInput } from '../link-input.tsx';
import type { FieldsProps } from '../section-form.ts';

/** The fields of the announcement, Arabic and English beside each other. */
export function AnnouncementFields({ values }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const readers = languages.filter((language) => seenBy(values.audience as AnnouncementAudience)[language]);
  return (
    <>
      <Form.Item
        name="shown"
        label={t('announcement.names.shown')}
        extra={t('announcement.hints.shown')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <LanguagePair
        names={{ ar: ['texts', 'ar'], en: ['texts', 'en'] }}
        label={t('announcement.names.texts')}
        limit={announcementLimits.text}
        required={readers}
        rows={2}
        hint={t('announcement.hints.text', { count: announcementLimits.text })}
      />
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name="from" label={t('announcement.names.from')} required>
          <DayInput />
        </Form.Item>
        <Form.Item name="until" label={t('announcement.names.until')} required extra={t('announcement.hints.days')}>
          <DayInput earliest={isDay(values.from) ? values.from : undefined} />
        </Form.Item>
      </div>
      <Form.Item name="link" label={t('announcement.names.link')} extra={t('announcement.hints.link')}>
        <LinkInput maxLength={announcementLimits.link} />
      </Form.Item>
      {typeof values.link === 'string' && values.link.trim() && (
        <LanguagePair
          names={{ ar: ['link_texts', 'ar'], en: ['link_texts', 'en'] }}
          label={t('announcement.names.link_texts')}
          limit={announcementLimits.linkText}
          required={readers}
        />
      )}
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name="audience" label={t('announcement.names.audience')} extra={t('announcement.hints.audience')}>
          <Select options={announcementAudiences.map((value) => ({ value, label: t(`options.${value}`) }))} />
        </Form.Item>
        <Form.Item name="pages" label={t('announcement.names.pages')} extra={t('announcement.hints.pages')}>
          <Select options={announcementPlaces.map((value) => ({ value, label: t(`options.${value}`) }))} />
        </Form.Item>
        <Form.Item name="tone" label={t('announcement.names.tone')}>
          <Select options={announcementTones.map((value) => ({ value, label: t(`options.${value}`) }))} />
        </Form.Item>
        <Form.Item name="dismissible" label={t('announcement.closing')} valuePropName="checked">
          <Checkbox>{t('announcement.names.dismissible')}</Checkbox>
        </Form.Item>
      </div>
    </>
  );
}
