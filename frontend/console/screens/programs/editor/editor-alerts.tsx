import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { Hint } from '../../../components/hint.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { DraftAlerts } from './draft/draft-alerts.tsx';
import { EndAlert } from './draft/end-alert.tsx';
import type { Opened } from './draft/opened.ts';
import { idsOf } from './photos/photo-tray.ts';
import type { ProgramEditorControl } from './use-program-editor.ts';

interface Props {
  editor: ProgramEditorControl;
  opened: Opened;
  /** Called with the program after it was kept on the site. */
  onChanged: (program: Program) => void;
  onDiscarded: (isGone: boolean) => void;
}

/** Tells staff what to know before they go on: a failed save, a draft, a colleague's version. */
export function EditorAlerts({ editor, opened, onChanged, onDiscarded }: Props) {
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
      <EndAlert editor={editor} onChanged={onChanged} />
      <DraftAlerts editor={editor} opened={opened} onDiscarded={onDiscarded} />
      {conflict && (
        <ConflictPanel conflict={conflict} photos={idsOf(editor.photos.tray.photos)} onChoose={editor.choose} />
      )}
    </>
  );
}
