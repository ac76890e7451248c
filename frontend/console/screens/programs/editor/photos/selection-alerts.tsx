import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { FileNames, namesMark } from './file-names.tsx';
import type { Selection } from './use-photo-tray.ts';

interface Props {
  /** The latest selection of files. */
  selection: Selection | undefined;
}

/** Says which of the chosen files were refused, and why. */
export function SelectionAlerts({ selection }: Props) {
  const { t } = useTranslation('adminPrograms');
  const { refused = [], leftOut = [] } = selection ?? {};
  return (
    <div role="alert">
      {leftOut.length > 0 && (
        <Alert
          role="none"
          type="warning"
          showIcon
          title={t('photos.limitTitle')}
          description={
            <>
              <p>{t('photos.limitText')}</p>
              <p>
                <FileNames text={t('photos.leftOut', { names: namesMark })} names={leftOut} />
              </p>
            </>
          }
        />
      )}
      {refused.length > 0 && (
        <Alert
          role="none"
          type="error"
          showIcon
          title={t('photos.refusedTitle')}
          description={refused.map(({ name, reason }) => (
            <p key={name}>
              <FileNames text={t(`photos.refused.${reason}`, { name: namesMark })} names={[name]} />
            </p>
          ))}
        />
      )}
    </div>
  );
}
