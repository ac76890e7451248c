import App from 'antd/es/app';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { languages } from '#contracts/field-kit/language';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import { useDrafts } from '../../features/programs/drafts/use-drafts.ts';
import type { StaffPrograms } from '../../features/programs/use-staff-programs.ts';
import type { LeaveGuard } from './editor/program-editor.tsx';
import type { ProgramDialog } from './use-open-program.ts';
import { ProgramView } from './view/program-view.tsx';

/** Loaded on demand: form, pickers and photos are large, and staff who only read do not need them. */
const loadEditor = async () => {
  const [editor] = await Promise.all([import('./editor/drafted-editor.tsx'), loadTexts(['adminDrafts', 'adminOffer'])]);
  return editor;
};

const loadCopy = async () => {
  const [dialog] = await Promise.all([
    import('./copy/copy-dialog.tsx'),
    // A copy's name says so in each language.
    ...languages.map((language) => loadTexts(['adminOffer'], { language })),
  ]);
  return dialog;
};

interface ProgramDialogsProps {
  /** The dialog that the URL opens. */
  dialog: ProgramDialog | undefined;
  list: StaffPrograms;
  onOpen: (dialog: ProgramDialog) => void;
  /** Names another dialog in the URL, in the place of this one. */
  onRename: (dialog: ProgramDialog) => void;
  onClose: () => void;
}

/** An opening of the editor. The form starts from the program at that time. */
interface Editing {
  number: number;
  dialog: ProgramDialog;
  program: Program | undefined;
  isOpen: boolean;
}

/**
 * Opens and closes the dialogs that the URL names. A dialog with unsaved input stays open when the URL changes, and
 * asks.
 */
export function ProgramDialogs({ dialog, list, onOpen, onRename, onClose }: ProgramDialogsProps) {
  const { t } = useTranslation('adminPrograms');
  const { notification } = App.useApp();
  const [editing, setEditing] = useState<Editing>();
  const { Part: ProgramEditor, fetch: fetchEditor } = useOnDemand(loadEditor);
  const { Part: CopyDialog, fetch: fetchCopy } = useOnDemand(loadCopy);
  const drafts = useDrafts();
  const guard = useRef<LeaveGuard>(null);
  const isEditor = dialog?.kind === 'add' || dialog?.kind === 'edit';
  const id = dialog && 'id' in dialog ? dialog.id : undefined;
  const named = list.programs?.find((program) => program.id === id);
  const isMissing = id !== undefined && list.isWhole && named === undefined;

  // The latest `onClose`: the user answers the question later, when the URL may have changed.
  const closeUrl = useRef<() => void>(undefined);
  useEffect(() => {
    closeUrl.current = isEditor ? onClose : undefined;
  });
  const closeEditor = () => {
    setEditing((current) => current && { ...current, isOpen: false });
    closeUrl.current?.();
  };

  /** A new program has begun as a draft: a reload opens it again. */
  const begun = (newId: string) => {
    const next: ProgramDialog = { kind: 'edit', id: newId };
    list.refresh();
    setEditing((current) => current && { ...current, dialog: next, program: undefined });
    if (dialog?.kind === 'add') onRename(next);
  };
  const copied = (copy: Program) => {
    list.put(copy);
    drafts.refresh();
    onRename({ kind: 'edit', id: copy.id });
  };
  const discarded = (gone: string, isGone: boolean) => (isGone ? list.remove(gone) : list.refresh());

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the URL opens or closes dialogs.
  useEffect(() => {
    if (isMissing && !editing?.isOpen) {
      notification.warning({ title: t('editor.gone') });
      onClose();
    } else if (isEditor && !editing?.isOpen && !ProgramEditor) {
      void fetchEditor().then((came) => came || onClose());
    } else if (dialog?.kind === 'copy' && !CopyDialog) {
      void fetchCopy().then((came) => came || onClose());
    } else if (isEditor && !editing?.isOpen && (named || dialog.kind === 'add')) {
      setEditing({ number: (editing?.number ?? 0) + 1, dialog, program: named, isOpen: true });
    } else if (!isEditor && editing?.isOpen) {
      // The user went back: until the question is answered, the dialog stays, so its URL is restored.
      if (guard.current?.leave()) return;
      onOpen(editing.dialog);
    }
  }, [dialog, named === undefined, isMissing, ProgramEditor === undefined, CopyDialog === undefined]);

  return (
    <>
      <ProgramView
        open={dialog?.kind === 'view'}
        program={dialog?.kind === 'view' ? named : undefined}
        onClose={onClose}
      />
      {dialog?.kind === 'copy' && named && CopyDialog && (
        <CopyDialog key={named.id} program={named} onCopied={copied} onClose={onClose} />
      )}
      {editing && ProgramEditor && (
        <ProgramEditor
          key={editing.number}
          open={editing.isOpen}
          program={editing.dialog.kind === 'add' ? undefined : editing.program}
          guard={guard}
          onBegun={begun}
          onSaved={list.put}
          onDiscarded={discarded}
          onClose={closeEditor}
          afterClose={() => {
            setEditing(undefined);
            // The list may lack the draft that the form saved last.
            drafts.refresh();
          }}
        />
      )}
    </>
  );
}
