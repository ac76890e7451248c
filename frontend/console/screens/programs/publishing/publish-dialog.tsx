import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, riyadhDay } from '#contracts/field-kit/calendar';
import { IssuesAlert } from '../../../features/drafts/issues-alert.tsx';
import { PublishFrame } from '../../../features/drafts/publish-frame.tsx';
import { atOnce, endIssue, instantOf, noEnd, whenIssue } from '../../../features/drafts/when.ts';
import { WhenFields } from '../../../features/drafts/when-fields.tsx';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';
import { ruleIssues } from './rule-issues.ts';

/** Publishes at once or at a time, with a note, after a look at what stops it or warns. */
export function PublishDialog({ editor, onClose }: Pick<MenuPartProps, 'editor' | 'onClose'>) {
  const { t } = useTranslation('adminDrafts');
  const { t: programs } = useTranslation('adminPrograms');
  const [when, setWhen] = useState(atOnce);
  const [until, setUntil] = useState(noEnd);
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const day = when.isLater && isDay(when.day) ? when.day : riyadhDay();
  const issues = editor.issuesOn(day);
  const { warnings } = editor.warningsOn(day);
  // What leaves the site before the publication comes back with it.
  const end = editor.session.current()?.publication?.unpublish_at ?? null;
  const kept = end && end > (instantOf(when) ?? '') ? end : null;

  const publish = () => {
    setIsChecked(true);
    const now = new Date();
    if (whenIssue(when, now) || endIssue(until, when, now)) return;
    onClose();
    void editor.submit({
      note: note.trim() || null,
      publish_at: instantOf(when) ?? null,
      unpublish_at: instantOf(until) ?? null,
    });
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
      <WhenFields when={until} onChange={setUntil} isChecked={isChecked} end={{ start: when, kept }} />
    </PublishFrame>
  );
}
