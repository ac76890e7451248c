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
import { PictureThumbnail } from '../../features/site-content/picture-thumbnail.tsx';
import { type SectionValues, valuesOf } from '../../features/site-content/section-fields.ts';
import { useSectionWords } from '../../features/site-content/use-section-words.ts';
import { ChecksAlert } from './checks-alert.tsx';
import type { SectionForm } from './section-form.ts';
import { SectionHistory } from './section-history.tsx';
import { PlanNote, RefusedPlan } from './section-plan.tsx';
import { SectionPreview } from './section-preview.tsx';
import { SectionPublish } from './section-publish.tsx';
import { useSectionChecks } from './use-section-checks.ts';
import { type SectionEditor, useSectionEditor } from './use-section-editor.ts';

interface Props {
  of: SectionForm;
  section: SiteSection;
  onChanged: (section?: SiteSection) => void;
}

const line = '1px solid var(--color-sand-line)';
/** The panel is as long as its fields: no rounded card. */
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
  const { form, start, values, status, autosave, isSaving, typed, saveNow, restore } = control;
  const checks = useSectionChecks(of, form, values);
  const saved = status.state === 'saved' ? status.at : '';
  const { plan = null, refused = null } = section.draft ?? {};
  const isNew = isOwnPageId(name) && section.live.version === 0;
  return (
    <section aria-labelledby={titleId} style={sheet}>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBlockEnd: '1rem' }}>
        <h2 id={titleId} className={shared.subhead} style={{ margin: 0 }}>
          {t(isOwnPageId(name) ? 'pages.one' : `${name}.title`)}
        </h2>
        <Button onClick={() => setOpen('history')}>{t('history')}</Button>
      </Flex>
      <Standing of={of} section={section} />
      {plan && <PlanNote plan={plan} isNew={isNew} />}
      {refused && <RefusedPlan of={of} refused={refused} isNew={isNew} showIssues={control.showIssues} />}
      <Conflicts of={of} control={control} />
      <Form
        name={name}
        form={form}
        layout="vertical"
        initialValues={start}
        onValuesChange={(_, all) => typed({ ...values, ...all })}
        onBlur={() => void autosave.flush()}
        disabled={isSaving || plan !== null}
      >
        <Fields values={values} isSaving={isSaving || plan !== null} saveNow={saveNow} />
      </Form>
      <ChecksAlert checks={checks} form={form} name={name} />
      {Preview ? (
        <Preview values={values} saved={saved} />
      ) : (
        preview !== false &&
        !isOwnPageId(name) &&
        sectionPages[name].length > 0 && <SectionPreview name={name} {...preview} saved={saved} />
      )}
      <Flex wrap align="center" gap="small" style={foot}>
        <Controls section={section} control={control} onPublish={() => setOpen('publish')} />
        <DraftLine status={status} autosave={autosave} isSaving={isSaving} />
      </Flex>
      {open === 'publish' && (
        <SectionPublish
          checks={checks}
          plan={plan}
          onPublish={(how) => void control.publish(how)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'history' && (
        <SectionHistory
          of={of}
          onRestore={plan ? undefined : (version) => restore(version, () => setOpen(undefined))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface ControlsProps extends Pick<Props, 'section'> {
  control: SectionEditor;
  onPublish: () => void;
}

/** Publishes the draft or discards it; changes or cancels its plan. */
function Controls({ section: { draft }, control, onPublish }: ControlsProps) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { status, isSaving, discard, cancelPlan } = control;
  if (draft?.plan) {
    return (
      <>
        <Button type="primary" loading={isSaving} onClick={() => void cancelPlan()}>
          {t('adminDrafts:planned.cancel')}
        </Button>
        <Button disabled={isSaving} onClick={onPublish}>
          {t('plan.change')}
        </Button>
      </>
    );
  }
  const hasDraft = status.state !== 'unchanged' || draft !== null;
  return (
    <>
      <Button type="primary" disabled={!hasDraft} loading={isSaving} onClick={onPublish}>
        {t('publish')}
      </Button>
      {hasDraft && <Button onClick={discard}>{t('adminDrafts:alert.discard')}</Button>}
    </>
  );
}

/** Says what visitors see now, and whose unpublished changes the form shows. */
function Standing({ of, section: { live, draft } }: Pick<Props, 'of' | 'section'>) {
  const { t } = useTranslation(['adminDrafts', 'adminSite']);
  const { language } = useLanguage();
  const { useStanding = usePublication, examples } = of;
  const { isCurrent, title } = useStanding(valuesOf(of.fields, live.content), live);
  return (
    <Alert
      type={isCurrent ? 'success' : 'info'}
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={examples && live.version === 0 ? t('adminSite:standing.examples') : title}
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
        pictures: {
          mine: <PictureThumbnail values={mine} place={place} />,
          theirs: <PictureThumbnail values={theirs} place={place} />,
        },
      }))}
      onChoose={choose}
    />
  );
}
