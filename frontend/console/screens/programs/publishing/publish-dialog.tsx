import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicationNoteLimit } from '#contracts/api/program-limits';
import { isDay, riyadhDay } from '#contracts/field-kit/calendar';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { publishWarnings, type Warning } from '../../../features/programs/drafts/publish-checks.ts';
import { atOnce, instantOf, whenIssue } from '../../../features/programs/drafts/when.ts';
import type { MenuPartProps } from '../editor/draft/use-menu-parts.tsx';
import { idsOf } from '../editor/photos/photo-tray.ts';
import { IssuesAlert } from './issues-alert.tsx';
import { WhenFields } from './when-fields.tsx';

/** Publishes at once or at a time, with a note, after a look at what stops it or warns. */
export function PublishDialog({ editor, onClose }: MenuPartProps) {
  const { t } = useTranslation('adminDrafts');
  const [when, setWhen] = useState(atOnce);
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const noteId = useId();
  const day = when.isLater && isDay(when.day) ? when.day : riyadhDay();
  const issues = editor.issuesOn(day);
  const stopped = new Set(issues.map(({ rule }) => rule));
  const warnings = publishWarnings({
    values: editor.valuesNow(),
    photos: idsOf(editor.photos.tray.photos),
    departures: editor.session.current()?.departures ?? null,
    day,
  }).filter(
    ([warning]) => !(warning === 'photos' && stopped.has('photos')) && !(warning === 'past' && stopped.has('pastDay')),
  );

  const publish = () => {
    setIsChecked(true);
    if (whenIssue(when, new Date())) return;
    onClose();
    void editor.submit(undefined, { note: note.trim() || null, publish_at: instantOf(when) ?? null });
  };

  return (
    <ScrollableModal
      open
      title={t('publish.title')}
      width="36rem"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('publish.cancel')}</Button>
          <Button type="primary" disabled={issues.length > 0} onClick={publish}>
            {t(when.isLater ? 'publish.confirmLater' : 'publish.confirmNow')}
          </Button>
        </>
      }
    >
      <IssuesAlert
        issues={issues}
        title={t('publish.stops')}
        onShow={(issue) => {
          onClose();
          editor.showIssues([issue]);
        }}
      />
      {(issues.length === 0 || warnings.length > 0) && <WarningsAlert warnings={warnings} />}
      <WhenFields when={when} onChange={setWhen} isChecked={isChecked} />
      <label htmlFor={noteId}>{t('publish.note')}</label>
      <Input
        id={noteId}
        maxLength={publicationNoteLimit}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Hint>{t('publish.noteHint')}</Hint>
    </ScrollableModal>
  );
}

function WarningsAlert({ warnings }: { warnings: readonly [Warning, number][] }) {
  const { t } = useTranslation('adminDrafts');
  return (
    <Alert
      type={warnings.length > 0 ? 'warning' : 'success'}
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={t(warnings.length > 0 ? 'publish.checks' : 'publish.ready')}
      description={
        warnings.length > 0 && (
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {warnings.map(([warning, count]) => (
              <li key={warning}>{t(`publish.warnings.${warning}`, { count })}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
