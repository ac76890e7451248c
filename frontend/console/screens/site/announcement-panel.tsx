import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSection } from '#contracts/api/site-content';
import { formatDate, formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { ConflictPanel } from '../../features/drafts/conflict-panel.tsx';
import { DraftLine } from '../../features/drafts/draft-line.tsx';
import { PublishFrame } from '../../features/drafts/publish-frame.tsx';
import { countMissing, standingOf, valuesOf } from '../../features/site-content/announcement-values.ts';
import { useAnnouncementWords } from '../../features/site-content/use-announcement-words.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { SectionHistory } from './section-history.tsx';
import { type AnnouncementControl, useAnnouncement } from './use-announcement.ts';

interface Props {
  section: SiteSection;
  onChanged: (section?: SiteSection) => void;
}

/** The announcement: where it stands, its draft beside what visitors would see, and its publication. */
export function AnnouncementPanel({ section, onChanged }: Props) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const control = useAnnouncement(section, onChanged);
  const titleId = useId();
  const [open, setOpen] = useState<'publish' | 'history'>();
  const { form, start, values, status, autosave, isSaving, typed, discard, restore } = control;
  const missing = countMissing(values);
  const hasDraft = status.state !== 'unchanged' || section.draft !== null;
  return (
    <section aria-labelledby={titleId}>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBlockEnd: '1rem' }}>
        <h2 id={titleId} className={shared.subhead} style={{ margin: 0 }}>
          {t('announcement.title')}
        </h2>
        <Button onClick={() => setOpen('history')}>{t('history')}</Button>
      </Flex>
      <Standing section={section} />
      <Conflicts control={control} />
      <Form
        form={form}
        layout="vertical"
        initialValues={start}
        onValuesChange={(_, all) => typed({ ...values, ...all })}
        onBlur={() => void autosave.flush()}
        disabled={isSaving}
      >
        <AnnouncementFields values={values} />
      </Form>
      <AnnouncementPreview values={values} />
      {missing > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlock: '1rem' }}
          title={t('missing', { count: missing })}
          description={t('missingText')}
        />
      )}
      <Flex wrap align="center" gap="small" style={{ marginBlockStart: '1rem' }}>
        <Button type="primary" disabled={!hasDraft} loading={isSaving} onClick={() => setOpen('publish')}>
          {t('publish')}
        </Button>
        {hasDraft && <Button onClick={discard}>{t('adminDrafts:alert.discard')}</Button>}
        <DraftLine status={status} autosave={autosave} isSaving={isSaving} />
      </Flex>
      {open === 'publish' && <Publish control={control} onClose={() => setOpen(undefined)} />}
      {open === 'history' && (
        <SectionHistory
          onRestore={(version) => restore(version, () => setOpen(undefined))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** What visitors see now, and whose unpublished changes the form shows. */
function Standing({ section: { live, draft } }: { section: SiteSection }) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { language } = useLanguage();
  const published = valuesOf(live.content);
  const standing = standingOf(published, useToday());
  const day = (value: string | undefined) => (value ? formatDate(value, language) : '');
  const days = { from: day(published.from), until: day(published.until) };
  return (
    <Alert
      type={standing === 'current' ? 'success' : 'info'}
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={t(`standing.${standing}`, days)}
      description={
        draft &&
        t('adminDrafts:alert.draft', {
          name: draft.saved_by?.name ?? draft.saved_by?.email,
          when: formatDateTime(draft.saved_at, language),
        })
      }
    />
  );
}

function Conflicts({ control: { conflict, choose } }: { control: AnnouncementControl }) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const { nameOf, textOf } = useAnnouncementWords();
  if (!conflict) return null;
  const { fields, choices, mine, theirs, savedAt } = conflict;
  return (
    <ConflictPanel
      title={t('conflict.title')}
      text={t('conflict.text')}
      saved={t('conflict.saved', { when: formatDateTime(savedAt, language) })}
      savedAt={savedAt}
      sides={{ mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      rows={fields.map((field) => ({
        ...{ field, label: nameOf(field), choice: choices[field] },
        ...{ mine: textOf(mine, field), theirs: textOf(theirs, field) },
      }))}
      onChoose={choose}
    />
  );
}

function Publish({ control: { values, publish }, onClose }: { control: AnnouncementControl; onClose: () => void }) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const [note, setNote] = useState('');
  const today = useToday();
  const missing = countMissing(values);
  const warnings = [
    missing > 0 && t('missing', { count: missing }),
    !values.shown && t('warnings.hidden'),
    standingOf(values, today) === 'over' && t('warnings.over'),
  ].filter((warning) => warning !== false);
  return (
    <PublishFrame
      warnings={warnings}
      ready={t('ready')}
      note={note}
      onNote={setNote}
      confirm={t('adminDrafts:publish.confirmNow')}
      onConfirm={() => {
        onClose();
        void publish(note.trim() || null);
      }}
      onClose={onClose}
    />
  );
}
