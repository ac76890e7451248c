import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import Text from 'antd/es/typography/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumPhotos, maximumPhotosAtOnce } from '#contracts/api/program-limits';
import shared from '../../../../components/console.module.css';
import { Hint } from '../../../../components/hint.tsx';
import { PhotoFailures } from '../../photo-failures.tsx';
import { DropZone } from './drop-zone.tsx';
import { countedPhotos, freePlaces, isNew } from './photo-tray.ts';
import { SelectionAlerts } from './selection-alerts.tsx';
import { SortablePhotos, type SortablePhotosProps } from './sortable-photos.tsx';
import type { Selection } from './use-photo-tray.ts';

interface PhotoPickerProps extends SortablePhotosProps {
  /** An issue of the photos as a group. */
  error: { title: string; text: string } | undefined;
  /** True for a new program, which needs a photo. */
  isRequired: boolean;
}

export const photoInputId = 'program_photos';

/** Lets staff choose, sort and remove a program's photos. */
export function PhotoPicker({ photos, error, isRequired, ...rest }: PhotoPickerProps) {
  const { t } = useTranslation('adminPrograms');
  const { tray } = photos;
  const count = tray.photos.length;
  const newCount = tray.photos.filter(isNew).length;
  const [selection, setSelection] = useState<Selection>();
  const choose = async (files: File[]) => {
    setSelection(undefined);
    setSelection(await photos.add(files));
  };

  return (
    <Flex component="section" vertical gap={10} aria-labelledby="program-photos-title" className={shared.apart}>
      <Flex align="baseline" justify="space-between" gap="middle">
        <h3 id="program-photos-title" className={shared.subhead}>
          {isRequired && (
            <>
              <Text type="danger" aria-hidden>
                *
              </Text>{' '}
            </>
          )}
          {t('fields.photos')}
        </h3>
        <Tag aria-label={t('photos.countLabel', { count, maximum: countedPhotos(tray) })} role="img">
          {t('photos.count', { count, maximum: countedPhotos(tray) })}
        </Tag>
      </Flex>
      {tray.failed.length > 0 && (
        <Alert
          role="none"
          type="error"
          title={t('photos.rejected', { count: tray.failed.length })}
          description={<PhotoFailures failures={tray.failures} />}
        />
      )}
      <Hint>{t('photos.limits', { maximum: maximumPhotos, atOnce: maximumPhotosAtOnce })}</Hint>
      {/* Part of the page: a notice in its corner would cover the photos. */}
      <SelectionAlerts selection={selection} />
      <DropZone
        id={photoInputId}
        titleId="program-photos-title"
        isFull={freePlaces(tray) === 0}
        fullText={t(count >= maximumPhotos ? 'photos.fullProgram' : 'photos.full', { maximum: maximumPhotos })}
        isDisabled={rest.isSaving}
        error={error}
        isRequired={isRequired}
        onFiles={(files) => void choose(files)}
      />
      <Hint role="status">
        {count === 0 ? t('photos.none') : newCount > 0 && t('photos.selected', { count: newCount })}
      </Hint>
      {count > 0 && <SortablePhotos photos={photos} {...rest} />}
    </Flex>
  );
}
