import Alert from 'antd/es/alert';
import App from 'antd/es/app';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import { maximumPhotos } from '#contracts/program-limits';
import shared from '../../../console.module.css';
import { PhotoFailures } from '../../photo-failures.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileNames, namesMark } from './file-names.tsx';
import { freePlaces, isNew } from './photo-tray.ts';
import { SortablePhotos, type SortablePhotosProps } from './sortable-photos.tsx';
import type { Selection } from './use-photo-tray.ts';

interface PhotoPickerProps extends SortablePhotosProps {
  /** An issue of the photos as a group. */
  error: string | undefined;
  /** True for a new program, which needs a photo. */
  isRequired: boolean;
}

export const photoInputId = 'program_photos';

/** Lets staff choose, sort and remove a program's photos. */
export function PhotoPicker({ photos, error, isRequired, ...rest }: PhotoPickerProps) {
  const { t } = useTranslation('adminPrograms');
  const tellAbout = useSelectionNotices();
  const { tray } = photos;
  const count = tray.photos.length;
  const newCount = tray.photos.filter(isNew).length;
  const choose = async (files: File[]) => tellAbout(await photos.add(files));

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
        <Tag aria-label={t('photos.countLabel', { count, maximum: maximumPhotos })} role="img">
          {t('photos.count', { count, maximum: maximumPhotos })}
        </Tag>
      </Flex>
      {tray.failed > 0 && (
        <Alert
          role="none"
          type="error"
          title={t('photos.rejected', { count: tray.failed })}
          description={<PhotoFailures failures={tray.failures} />}
        />
      )}
      <DropZone
        id={photoInputId}
        titleId="program-photos-title"
        isFull={freePlaces(tray) === 0}
        isDisabled={rest.isSaving}
        error={error}
        isRequired={isRequired}
        onFiles={(files) => void choose(files)}
      />
      <p role="status" className={shared.hint}>
        {count === 0 ? t('photos.none') : newCount > 0 && t('photos.selected', { count: newCount })}
      </p>
      {count > 0 && <SortablePhotos photos={photos} {...rest} />}
    </Flex>
  );
}

/** Returns a function that says which of the chosen files were refused, and why. */
function useSelectionNotices() {
  const { t } = useTranslation('adminPrograms');
  const { notification } = App.useApp();
  return ({ refused, leftOut }: Selection) => {
    if (leftOut.length > 0) {
      notification.warning({
        title: t('photos.limitTitle'),
        description: (
          <>
            <p>{t('photos.limitText')}</p>
            <p>
              <FileNames text={t('photos.leftOut', { names: namesMark })} names={leftOut} />
            </p>
          </>
        ),
      });
    }
    if (refused.length > 0) {
      notification.error({
        title: t('photos.refusedTitle'),
        description: refused.map(({ name, reason }) => (
          <p key={name}>
            <FileNames text={t(`photos.refused.${reason}`, { name: namesMark })} names={[name]} />
          </p>
        )),
        duration: 10,
      });
    }
  };
}
