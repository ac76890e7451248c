import { HistoryFrame } from '../../../features/drafts/history-frame.tsx';
import { useVersions } from '../../../features/programs/drafts/use-versions.ts';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';
import { useRestore } from './use-restore.tsx';
import { VersionChanges } from './version-changes.tsx';

/** Every publication of a program, the newest first. */
export default function HistoryDrawer({ editor, onClose }: MenuPartProps) {
  const id = editor.session.id();
  const { data: versions, error, mutate } = useVersions(id);
  const restore = useRestore(editor, onClose);
  return (
    <HistoryFrame
      versions={versions}
      error={error}
      onRetry={() => void mutate()}
      changes={(before, after) => <VersionChanges programId={id} before={before} after={after} />}
      onRestore={restore}
      onClose={onClose}
    />
  );
}
