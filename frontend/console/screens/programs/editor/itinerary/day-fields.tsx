import CheckboxGroup from 'antd/es/checkbox/Group';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { type DayTextName, dayTexts, meals } from '#contracts/api/offer-terms';
import { grid } from '../../../../components/grid.ts';
import { LanguagePair, listNames } from '../fields/text-pair.tsx';
import type { TrayPhoto } from '../photos/photo-tray.ts';

/** The fields of one day. */
export function DayFields({ place, photos }: { place: number; photos: readonly TrayPhoto[] }) {
  const { t } = useTranslation('adminOffer');
  const pair = (name: DayTextName) => ({
    ...listNames('itinerary', place, name),
    label: t(`itinerary.texts.${name}`),
    limit: dayTexts[name].limit,
  });
  return (
    <>
      <LanguagePair {...pair('title')} required />
      <LanguagePair {...pair('text')} rows={3} />
      <LanguagePair {...pair('place')} />
      <LanguagePair {...pair('stay')} />
      <LanguagePair {...pair('transfer')} />
      <div style={grid('20rem', '0 1.25rem')}>
        <Form.Item name={[place, 'meals']} label={t('itinerary.meals')}>
          <CheckboxGroup options={meals.map((value) => ({ value, label: t(`itinerary.mealNames.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name={[place, 'photo']}
          label={t('itinerary.photo')}
          extra={photos.length === 0 && t('itinerary.noPhotos')}
        >
          <PhotoSelect photos={photos} />
        </Form.Item>
      </div>
    </>
  );
}

interface PhotoSelectProps {
  photos: readonly TrayPhoto[];
  /** antd's Form.Item sets these. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** A choice of one of the program's photos. A photo that has been removed is no longer chosen. */
function PhotoSelect({ photos, value, onChange, ...input }: PhotoSelectProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  return (
    <Select
      {...input}
      allowClear
      disabled={photos.length === 0}
      value={photos.some(({ id }) => id === value) ? value : null}
      onChange={(id) => onChange?.(id ?? null)}
      placeholder={t('itinerary.noPhoto')}
      options={photos.map(({ id, url }, index) => ({
        value: id,
        label: (
          <Flex component="span" align="center" gap="small">
            {url && <img src={url} alt="" width={36} height={24} style={{ objectFit: 'cover' }} />}
            {t('adminPrograms:photos.item', { number: index + 1 })}
          </Flex>
        ),
      }))}
    />
  );
}
