import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, riyadhDay } from '#contracts/field-kit/calendar';
import { IssuesAlert } from '../../../features/drafts/issues-alert.tsx';
import { PublishFrame } from '../../../features/drafts/publish-frame.tsx';
import { atOnce, instantOf, whenIssue } from '../../../features/drafts/when.ts';
import { WhenFields } from '../../../features/drafts/when-fields.tsx';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';
import { ruleIssues } from './rule-issues.ts';

/** Publishes at once or at a time, with a note, after a look at what stops it or warns. */
export function PublishDialog({ editor, onClose }: Pick<MenuPartProps, 'editor' | 'onClose'>) {
  const { t } = useTranslation('adminDrafts');
  const { t: programs } = useTranslation('adminPrograms');
  const [when, setWhen] = useState(atOnce);
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const day = when.isLater && isDay(when.day) ? when.day : riyadhDay();
  const issues = editor.issuesOn(day);
  const { warnings } = editor.warningsOn(day);

  const publish = () => {
    setIsChecked(true);
    if (whenIssue(when, new Date())) return;
    onClose();
    void editor.submit({ note: note.trim() || null, publish_at: instantOf(when) ?? null });
  };

  return (
    <PublishFrame
      warnings={warnings.map(([warning, count]) => t(`publish.warnings.${warning}`, { count }))}
      ready={t('publish.ready')}
      note={note}
      onNote={setNote}
      confirm={t(when.isLater ? 'publish.confirmLater' : 'publish.confirmNow')}
      onConfirm={publish}
      onClose={onClose}
      isStopped={issues.length > 0}
    >
      <IssuesAlert
        title={t('publish.stops')}
        issues={ruleIssues(programs, issues, (issue) => {
          onClose();
          editor.showIssues([issue]);
        })}
      />
      <WhenFields when={when} onChange={setWhen} isChecked={isChecked} />
    </PublishFrame>
  );
}
