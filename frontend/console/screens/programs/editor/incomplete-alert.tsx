import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileNames, namesMark } from './photos/file-names.tsx';

/** A save that left photos over. */
export interface IncompleteSave {
  /** A new number focuses the alert again. */
  attempt: number;
  /** Names of the photos that failed; others were cancelled. */
  failed: readonly string[];
  /** True if no photo was uploaded. */
  isAll: boolean;
}

/**
 * Says that the program is saved but some photos are not, and which. Takes the focus, since the upload's button that had
 * it is gone. Part of the page: a notice in its corner would cover the photos.
 */
export function IncompleteAlert({ attempt, failed, isAll }: IncompleteSave) {
  const { t } = useTranslation('adminPrograms');
  const alert = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new number focuses the alert.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  const saved = [t('photos.savedTitle'), t('photos.savedText')] as const;
  return (
    <div ref={alert} tabIndex={-1}>
      {failed.length === 0 ? (
        <Alert type="warning" showIcon title={saved[0]} description={saved[1]} />
      ) : (
        <Alert
          type="error"
          showIcon
          title={t(isAll ? 'notice.allFailed' : 'notice.someFailed')}
          description={
            <>
              <p>
                {isAll ? (
                  t('notice.allFailedText')
                ) : (
                  <FileNames text={t('notice.failedNames', { names: namesMark })} names={failed} />
                )}
              </p>
              <p>{saved.join(t('photos.sentence'))}</p>
            </>
          }
        />
      )}
    </div>
  );
}
