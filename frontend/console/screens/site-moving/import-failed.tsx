import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import type { ArchiveFaultCode } from '../../features/site-moving/archive.ts';

/** Says why a file could not be read, with the name of the file in it. */
export function ImportFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('adminMoving');
  const problemText = useProblemText();
  const fault = error as { name?: string; code?: ArchiveFaultCode; file?: string };
  const isFault = fault.name === 'ArchiveFault' && fault.code !== undefined;
  return (
    <Alert
      type="error"
      showIcon
      title={t('import.refused')}
      description={
        isFault && fault.code ? (
          <>
            {fault.file && (
              <>
                <bdi dir="ltr">{fault.file}</bdi>:{' '}
              </>
            )}
            {t(`faults.${fault.code}`)}
          </>
        ) : (
          problemText(error)
        )
      }
    />
  );
}
