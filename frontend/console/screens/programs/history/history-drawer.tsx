import Drawer from 'antd/es/drawer';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { keptVersions } from '#contracts/api/program-limits';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { useVersions } from '../../../features/programs/drafts/use-versions.ts';
import { LoadProblem } from '../../../features/session/load-problem.tsx';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';
import { useRestore } from './use-restore.tsx';
import { VersionEntry } from './version-entry.tsx';

/** Every publication of a program, the newest first: who, when, why, and what it changed. */
export default function HistoryDrawer({ editor, onClose }: MenuPartProps) {
  const { t } = useTranslation('adminDrafts');
  const { direction } = useLanguage();
  const id = editor.session.id();
  const { data: versions, error, mutate } = useVersions(id);
  const restore = useRestore(editor, onClose);
  return (
    <Drawer
      open
      onClose={onClose}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size="min(40rem, 100vw)"
      title={t('history.title')}
    >
      {error ? (
        <LoadProblem title={t('history.loadFailed')} error={error} onRetry={() => void mutate()} />
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
                  programId={id}
                  version={version}
                  before={versions[index + 1]}
                  isCurrent={index === 0}
                  onRestore={restore}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}
