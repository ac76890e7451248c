import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import { IssuesAlert } from '../../../../features/drafts/issues-alert.tsx';
import { nameOf } from '../../../../features/drafts/person-name.ts';
import { ruleIssues } from '../../publishing/rule-issues.ts';
import { issuesOf } from '../publish-issues.ts';
import type { ProgramEditorControl } from '../use-program-editor.ts';
import type { Opened } from './opened.ts';
import { useDiscardDraft } from './use-discard-draft.ts';

interface Props {
  editor: ProgramEditorControl;
  opened: Opened;
  onDiscarded: (isGone: boolean) => void;
}

/** Says that the form shows a draft, whose it is, and that this tab has input that no draft has. */
export function DraftAlerts({ editor, opened: { draft, kept }, onDiscarded }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { t: programs } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const [isOffered, setIsOffered] = useState(() => kept !== undefined && !editor.session.isStored(kept.content));
  const discard = useDiscardDraft(editor, onDiscarded);
  const when = (at: string) => formatDateTime(at, language);
  return (
    <Flex vertical gap={8} style={{ marginBlock: '0.5rem' }}>
      {draft?.refused && editor.session.hasDraft() && (
        <IssuesAlert
          issues={ruleIssues(programs, issuesOf(draft.refused.issues), (issue) => editor.showIssues([issue]))}
          title={
            <>
              {programs('refused.title', { when: when(draft.refused.planned_at) })}{' '}
              {programs(editor.isNew ? 'refused.textNew' : 'refused.text')}
            </>
          }
        />
      )}
      {draft && !draft.refused && editor.session.hasDraft() && (
        <Alert
          className={shared.alert}
          type="info"
          showIcon
          title={t('alert.draft', { name: nameOf(draft.saved_by), when: when(draft.saved_at) })}
          description={t(editor.isNew ? 'alert.draftNew' : 'alert.draftText')}
          action={<Button onClick={discard}>{t('alert.discard')}</Button>}
        />
      )}
      {kept && isOffered && (
        <Alert
          className={shared.alert}
          type="warning"
          showIcon
          title={t('alert.kept', { when: when(kept.at) })}
          description={t('alert.keptText')}
          action={
            <Flex wrap gap="small">
              <Button
                type="primary"
                onClick={() => {
                  editor.bringBack(kept, draft?.saved_at);
                  setIsOffered(false);
                }}
              >
                {t('alert.restore')}
              </Button>
              <Button
                onClick={() => {
                  editor.forget();
                  setIsOffered(false);
                }}
              >
                {t('alert.drop')}
              </Button>
            </Flex>
          }
        />
      )}
    </Flex>
  );
}
