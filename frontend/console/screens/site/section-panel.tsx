import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import type { SiteSection } from '#contracts/api/site-content';
import { sectionPages } from '#contracts/website/section-pages';
import { formatDateTime } from '#shared/lib/format.ts';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { ConflictPanel } from '../../features/drafts/conflict-panel.tsx';
import { DraftLine } from '../../features/drafts/draft-line.tsx';
import { PublishFrame } from '../../features/drafts/publish-frame.tsx';
import { type SectionValues, valuesOf } from '../../features/site-content/section-fields.ts';
import { useSectionWords } from '../../features/site-content/use-section-words.ts';
import { ChecksAlert } from './checks-alert.tsx';
import type { SectionForm } from './section-form.ts';
import { SectionHistory } from './section-history.tsx';
import { SectionPreview } from './section-preview.tsx';
import { type SectionChecks, useSectionChecks } from './use-section-checks.ts';
import { type SectionEditor, useSectionEditor } from './use-section-editor.ts';

interface Props {
  of: SectionForm;
  section: SiteSection;
  onChanged: (section?: SiteSection) => void;
}

const line = '1px solid var(--color-sand-line)';
/** As long as its fields: no rounded card. */
const sheet = {
  padding: 'clamp(0.75rem, 2vw, 1.5rem) clamp(0.75rem, 2vw, 1.5rem) 0',
  border: line,
  background: palette.white,
};
/** In sight while one types in a long list. */
const foot = {
  ...{ position: 'sticky' as const, insetBlockEnd: 0, zIndex: 2, marginBlockStart: '1rem', paddingBlock: '0.75rem' },
  ...{ borderBlockStart: line, background: palette.white },
};

/** A section of the site: where it stands, its draft beside what visitors would see, and its publication. */
export function SectionPanel({ of, section, onChanged }: Props) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { name, Fields, Preview, preview } = of;
  const control = useSectionEditor(of, section, onChanged);
  const titleId = useId();
  const [open, setOpen] = useState<'publish' | 'history'>();
  const { form, start, values, status, autosave, isSaving, typed, saveNow, discard, restore } = control;
  const checks = useSectionChecks(of, form, values);
  const hasDraft = status.state !== 'unchanged' || section.draft !== null;
  return (
    <section aria-labelledby={titleId} style={sheet}>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBlockEnd: '1rem' }}>
        <h2 id={titleId} className={shared.subhead} style={{ margin: 0 }}>
          {t(isOwnPageId(name) ? 'pages.one' : `${name}.title`)}
        </h2>
        <Button onClick={() => setOpen('history')}>{t('history')}</Button>
      </Flex>
      <Standing of={of} section={section} />
      <Conflicts of={of} control={control} />
      <Form
        name={name}
        form={form}
        layout="vertical"
        initialValues={start}
        onValuesChange={(_, all) => typed({ ...values, ...all })}
        onBlur={() => void autosave.flush()}
        disabled={isSaving}
      >
        <Fields values={values} isSaving={isSaving} saveNow={saveNow} />
      </Form>
      <ChecksAlert checks={checks} form={form} name={name} />
      {Preview ? (
        <Preview values={values} />
      ) : (
        preview !== false &&
        !isOwnPageId(name) &&
        sectionPages[name].length > 0 && (
          <SectionPreview name={name} {...preview} saved={status.state === 'saved' ? status.at : ''} />
        )
      )}
      <Flex wrap align="center" gap="small" style={foot}>
        <Button type="primary" disabled={!hasDraft} loading={isSaving} onClick={() => setOpen('publish')}>
          {t('publish')}
        </Button>
        {hasDraft && <Button onClick={discard}>{t('adminDrafts:alert.discard')}</Button>}
        <DraftLine status={status} autosave={autosave} isSaving={isSaving} />
      </Flex>
      {open === 'publish' && <Publish checks={checks} control={control} onClose={() => setOpen(undefined)} />}
      {open === 'history' && (
        <SectionHistory
          of={of}
          onRestore={(version) => restore(version, () => setOpen(undefined))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** What visitors see now, and whose unpublished changes the form shows. */
function Standing({ of, section: { live, draft } }: Pick<Props, 'of' | 'section'>) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const { useStanding = usePublication } = of;
  const { isCurrent, title } = useStanding(valuesOf(of.fields, live.content), live);
  return (
    <Alert
      type={isCurrent ? 'success' : 'info'}
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={title}
      description={
        draft &&
        t('alert.draft', {
          name: draft.saved_by?.name ?? draft.saved_by?.email,
          when: formatDateTime(draft.saved_at, language),
        })
      }
    />
  );
}

/** When it was published, and by whom. */
function usePublication(_: SectionValues, { published_at, published_by }: SiteSection['live']) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  if (!published_at) return { isCurrent: false, title: t('standing.initial') };
  const when = formatDateTime(published_at, language);
  const name = published_by?.name ?? published_by?.email;
  return {
    isCurrent: true,
    title: name ? t('standing.publishedBy', { when, name }) : t('standing.published', { when }),
  };
}

interface PartProps {
  of: SectionForm;
  control: SectionEditor;
}

function Conflicts({ of, control: { conflict, choose } }: PartProps) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const { nameOf, textOf } = useSectionWords(of.name);
  if (!conflict) return null;
  const { places, choices, mine, theirs, savedAt } = conflict;
  return (
    <ConflictPanel
      title={t('conflict.title')}
      text={t('conflict.text')}
      saved={t('conflict.saved', { when: formatDateTime(savedAt, language) })}
      savedAt={savedAt}
      sides={{ mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      rows={places.map((place) => ({
        ...{ field: place.path, label: nameOf(place), choice: choices[place.path] },
        ...{ mine: textOf(mine, place), theirs: textOf(theirs, place) },
      }))}
      onChoose={choose}
    />
  );
}

interface PublishProps extends Pick<PartProps, 'control'> {
  checks: SectionChecks;
  onClose: () => void;
}

function Publish({ checks: { missing, findings, warnings }, control: { publish }, onClose }: PublishProps) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const [note, setNote] = useState('');
  return (
    <PublishFrame
      warnings={[...missing, ...warnings, ...findings.map(({ whole }) => whole)]}
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
