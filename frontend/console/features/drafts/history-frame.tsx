import Drawer from 'antd/es/drawer';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keptVersions } from '#contracts/api/program-limits';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { LoadProblem } from '../session/load-problem.tsx';
import { type Version, VersionEntry } from './version-entry.tsx';

interface Props {
  /** The newest first; undefined until they are known. */
  versions: readonly Version[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Stands in place of the publisher's name where that is not stored. */
  unknown?: (version: number) => string;
  changes: (before: number, after: number) => ReactNode;
  /** Absent while the draft cannot be replaced. */
  onRestore: ((version: number) => void) | undefined;
  onClose: () => void;
}

/** Every publication, the newest first: who, when, why, and what it changed. */
export function HistoryFrame({ versions, error, onRetry, unknown, changes, onRestore, onClose }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { direction } = useLanguage();
  return (
    <Drawer
      open
      onClose={onClose}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size="min(40rem, 100vw)"
      title={t('history.title')}
    >
      {error ? (
        <LoadProblem title={t('history.loadFailed')} error={error} onRetry={onRetry} />
      ) : !versions ? (
        <Skeleton active />
      ) : versions.length === 0 ? (
        <p>{t('history.empty')}</p>
      ) : (
        <>
          <Hint style={{ marginBlockEnd: '1rem' }}>{t('history.kept', { count: keptVersions })}</Hint>
          <ol className={`${shared.bare} ${shared.divided}`}>
            {versions.map((version, index) => (
              <li key={version.version}>
                <VersionEntry
                  version={version}
                  before={versions[index + 1]}
                  unknown={unknown?.(version.version) ?? t('history.unknown')}
                  isCurrent={index === 0}
                  changes={(before) => changes(before, version.version)}
                  onRestore={onRestore}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}
