import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { DraftAlerts } from './draft/draft-alerts.tsx';
import type { Opened } from './draft/opened.ts';
import { idsOf } from './photos/photo-tray.ts';
import type { ProgramEditorControl } from './use-program-editor.ts';

interface Props {
  editor: ProgramEditorControl;
  opened: Opened;
  onDiscarded: (isGone: boolean) => void;
}

/** Tells staff what to know before they go on: a failed save, a draft, a colleague's version. */
export function EditorAlerts({ editor, opened, onDiscarded }: Props) {
  const { t } = useTranslation('adminPrograms');
  const { problem, conflict } = editor;
  return (
    <>
      <Hint>{t('editor.hint')}</Hint>
      <ProblemAlert
        title={problem && t('notice.saveFailed')}
        text={problem?.text}
        action={problem?.isGone && <Button onClick={editor.startOver}>{t('editor.saveAsNew')}</Button>}
      />
      <DraftAlerts editor={editor} opened={opened} onDiscarded={onDiscarded} />
      {conflict && (
        <ConflictPanel conflict={conflict} photos={idsOf(editor.photos.tray.photos)} onChoose={editor.choose} />
      )}
    </>
  );
}
