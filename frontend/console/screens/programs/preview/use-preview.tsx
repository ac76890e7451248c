import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewPath } from '#shared/features/preview/preview-link.ts';
import { announceDraft } from '#shared/features/preview/preview-news.ts';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { makePreview } from '../../../features/programs/drafts/preview-routes.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { isNew } from '../editor/photos/photo-tray.ts';
import type { ProgramEditorControl } from '../editor/use-program-editor.ts';
import type { PreviewPanelProps } from './preview-panel.tsx';

const loadPanel = (): Promise<{ default: ComponentType<PreviewPanelProps> }> => import('./preview-panel.tsx');

/** Shows the draft as visitors will see it: beside the form if there is room, else in a tab. It follows each save. */
export function usePreview({ session, autosave, status, photos }: ProgramEditorControl) {
  const { t } = useTranslation('adminDrafts');
  const { xl } = useBreakpoint();
  const notifyFailure = useFailureNotice();
  const { Part: Panel, fetch } = useOnDemand(loadPanel);
  const [isShown, setIsShown] = useState(false);
  const [secret, setSecret] = useState<string>();
  const programId = session.id();

  // Previews read again what was saved.
  const savedAt = status.state === 'saved' ? status.at : undefined;
  useEffect(() => void (savedAt && announceDraft(programId)), [savedAt, programId]);

  /** Returns the secret of one link, which serves as long as the form is open. */
  const secretOf = () => {
    session.preview.secret ??= makePreview(programId).then(({ secret }) => secret);
    const made = session.preview.secret;
    made.catch(() => {
      session.preview.secret = undefined;
    });
    return made;
  };

  const showBeside = async () => {
    const [own, came] = await Promise.all([secretOf(), Panel ? true : fetch(), autosave.flush()]);
    setSecret(own);
    setIsShown(came);
  };

  const showInTab = async () => {
    // Opened before the call: browsers block tabs that no click opens.
    const tab = window.open('about:blank', '_blank');
    try {
      const own = await secretOf();
      if (tab) tab.location.href = previewPath({ programId, secret: own });
    } catch (error) {
      tab?.close();
      throw error;
    }
  };

  const failed = (error: unknown) => notifyFailure(t('preview.failed'), error);
  const isBeside = Boolean(isShown && xl && Panel && secret);
  const hide = () => setIsShown(false);
  return {
    isBeside,
    hide,
    show: () => void (xl ? showBeside() : showInTab()).catch(failed),
    panel: isBeside && Panel && secret && (
      <Panel
        programId={programId}
        secret={secret}
        lacksPhotos={photos.tray.photos.some(isNew)}
        onOpenTab={() => void showInTab().catch(failed)}
        onClose={hide}
      />
    ),
  };
}
