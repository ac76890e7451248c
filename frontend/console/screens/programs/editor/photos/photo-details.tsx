import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { photoTextLimit } from '#contracts/api/offer-terms';
import shared from '../../../../components/console.module.css';
import { FocusPoint } from '../../../../components/focus-point.tsx';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import { missingInPhotos } from '../../../../features/programs/missing-english.ts';
import { EnglishNote } from '../english-note.tsx';
import { LanguagePair } from '../fields/text-pair.tsx';
import { idsOf } from './photo-tray.ts';
import type { PhotoTrayControl } from './use-photo-tray.ts';

interface Props {
  photos: PhotoTrayControl;
  isSaving: boolean;
  /** Shows the section in which photos are added. */
  onChoose: () => void;
}

/** The words of each photo, and the point that stays visible when it is cut. */
export function PhotoDetails({ photos, isSaving, onChoose }: Props) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const all = photos.tray.photos;
  if (all.length === 0) {
    return (
      <>
        <Hint>{t('photos.none')}</Hint>
        <Button onClick={onChoose}>{t('photos.choose')}</Button>
      </>
    );
  }
  return (
    <>
      <EnglishNote count={(values) => missingInPhotos(values, idsOf(all))} />
      <Hint>{t('photos.hint')}</Hint>
      <ol className={`${shared.bare} ${shared.divided}`} style={{ marginBlockStart: '0.75rem' }}>
        {all.map(({ id, url }, index) => (
          <li key={id}>
            <div style={grid('16rem', '0 1.25rem')}>
              <div>
                <Flex align="center" justify="space-between" style={{ minBlockSize: 'var(--size-target)' }}>
                  <strong>{t('adminPrograms:photos.item', { number: index + 1 })}</strong>
                  {index === 0 ? (
                    <Tag color="success">{t('adminPrograms:photos.cover')}</Tag>
                  ) : (
                    <Button
                      type="link"
                      disabled={isSaving}
                      aria-label={t('photos.makeCoverNamed', { number: index + 1 })}
                      onClick={() => photos.move(id, 0)}
                    >
                      {t('photos.makeCover')}
                    </Button>
                  )}
                </Flex>
                <Form.Item name={['photo_details', id, 'focus']} extra={t('photos.focusHint')}>
                  <FocusPoint
                    url={url}
                    words={{
                      focus: (at) => t('photos.focus', { number: index + 1, ...at }),
                      centre: t('photos.centre'),
                      centreNamed: t('photos.centreNamed', { number: index + 1 }),
                    }}
                    isDisabled={isSaving}
                  />
                </Form.Item>
              </div>
              <div>
                <Texts id={id} name="caption" />
                <Texts id={id} name="alternative" />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Texts({ id, name }: { id: string; name: 'caption' | 'alternative' }) {
  const { t } = useTranslation('adminOffer');
  const path = (language: 'ar' | 'en') => ['photo_details', id, 'texts', language, name];
  return (
    <LanguagePair
      names={{ ar: path('ar'), en: path('en') }}
      label={t(`photos.texts.${name}`)}
      limit={photoTextLimit}
      hint={t(`photos.hints.${name}`)}
    />
  );
}
