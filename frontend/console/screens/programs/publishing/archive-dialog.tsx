import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { atOnce, instantOf, whenIssue } from '../../../features/drafts/when.ts';
import { WhenFields } from '../../../features/drafts/when-fields.tsx';
import { changePublication } from '../../../features/programs/drafts/draft-routes.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';

/** Takes a program from the site, now or at a time. */
export function ArchiveDialog({ editor, onChanged, onClose }: MenuPartProps) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [when, setWhen] = useState(atOnce);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const archive = async () => {
    setIsChecked(true);
    if (whenIssue(when, new Date())) return;
    const at = instantOf(when) ?? null;
    setIsBusy(true);
    try {
      onChanged(await changePublication(editor.session.id(), 'archive', at));
      notifySuccess(at ? t('archive.planned', { when: formatDateTime(at, language) }) : t('archive.done'));
      onClose();
    } catch (error) {
      setIsBusy(false);
      notifyFailure(t('archive.failed'), error);
    }
  };

  return (
    <ScrollableModal
      open
      title={t('archive.title')}
      width="36rem"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('publish.cancel')}</Button>
          <Button type="primary" danger loading={isBusy} onClick={() => void archive()}>
            {t(when.isLater ? 'archive.confirmLater' : 'archive.confirmNow')}
          </Button>
        </>
      }
    >
      <p style={{ marginBlockEnd: '1rem' }}>{t('archive.text')}</p>
      <WhenFields when={when} onChange={setWhen} isChecked={isChecked} />
    </ScrollableModal>
  );
}
