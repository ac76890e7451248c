import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import useSWR, { useSWRConfig } from 'swr';
import { isOwnPageId } from '#contracts/api/own-page-rules';
import { isSection, type SectionId, type SectionName, sectionNames } from '#contracts/api/section-names';
import type { SiteSectionInShort } from '#contracts/api/site-content';
import { paths } from '#contracts/website/paths';
import { Hint } from '../../components/hint.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { useQuery } from '../../components/use-query.ts';
import { LoadProblem } from '../../features/session/load-problem.tsx';
import { HiddenNote } from '../../features/site-content/hidden-note.tsx';
import { listSections, readSection } from '../../features/site-content/section-routes.ts';
import { useDraftMark } from '../../features/site-content/use-draft-mark.ts';
import { useWaitingTestimonials } from '../../features/site-content/use-waiting-testimonials.ts';
import { BesideSections } from './beside-sections.tsx';
import { OwnPages } from './pages/own-pages.tsx';
import { formOf } from './section-forms.ts';
import { SectionPanel } from './section-panel.tsx';

const listName = 'sections of the site';
const ownPages = 'pages';
type Tab = SectionName | typeof ownPages;

/** After the other pages of text. */
const tabs: readonly Tab[] = sectionNames.flatMap((name): Tab[] => (name === 'cookies' ? [name, ownPages] : [name]));

/** `/admin/site`, for owners: what the agency says on its own site, one section at a time. */
export default function SiteScreen() {
  const { t } = useTranslation('adminSite');
  const { query, change } = useQuery();
  // The marks of the tabs may be a moment late.
  const { data: known } = useSWR(listName, listSections);
  const received = useWaitingTestimonials().data?.length ?? 0;
  const asked = query.get('section') ?? '';
  const open: Tab = isSection(asked) || asked === ownPages ? asked : sectionNames[0];
  return (
    <>
      <ScreenHead title={t('title')} actions={<LinkButton to={paths.admin.siteMoving}>{t('move')}</LinkButton>}>
        <p>{t('subtitle')}</p>
        <BesideSections />
      </ScreenHead>
      <HiddenNote />
      <TabsOrSelect
        id="site-sections"
        label={t('sections')}
        tabPlacement="start"
        destroyOnHidden
        open={open}
        onOpen={(name) => change(() => new URLSearchParams({ section: name }))}
        items={tabs.map((key) => ({
          ...{ key, name: t(`${key}.title`), children: key === ownPages ? <Pages /> : <Section name={key} /> },
          label: (
            <SectionLabel
              name={key}
              known={known?.find(({ id }) => id === key)}
              received={key === 'testimonials' ? received : 0}
            />
          ),
        }))}
      />
    </>
  );
}

interface LabelProps {
  name: Tab;
  known: SiteSectionInShort | undefined;
  /** The number of testimonials that wait. */
  received: number;
}

function SectionLabel({ name, known, received }: LabelProps) {
  const { t } = useTranslation('adminSite');
  const markOf = useDraftMark();
  const marks = [
    known?.draft && markOf(known.draft),
    received > 0 && t('marks.received', { count: received }),
    known && known.unconfirmed > 0 && t('marks.examples', { count: known.unconfirmed }),
  ].filter(Boolean);
  return (
    <Flex vertical align="start">
      {t(`${name}.title`)}
      {marks.length > 0 && <Hint as="span">{marks.join(' · ')}</Hint>}
    </Flex>
  );
}

/** The agency's own pages, or the one that the address names. */
function Pages() {
  const { t } = useTranslation('adminSite');
  const { query, change } = useQuery();
  const { data: known, error, mutate } = useSWR(listName, listSections);
  const asked = query.get('page') ?? '';
  const openPage = (id?: string) => change(() => new URLSearchParams({ section: ownPages, ...(id && { page: id }) }));
  if (isOwnPageId(asked)) {
    return (
      <>
        <Button onClick={() => openPage()} style={{ marginBlockEnd: '1rem' }}>
          {t('pages.back')}
        </Button>
        <Section name={asked} />
      </>
    );
  }
  if (known) return <OwnPages pages={known.filter(({ page }) => page)} onOpen={openPage} />;
  if (error) return <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />;
  return <ListSkeleton label={t('loading')} />;
}

/** In milliseconds: the job that publishes runs each minute. */
const planRefresh = 30_000;

async function open(name: SectionId) {
  const [section, { default: form }] = await Promise.all([readSection(name), formOf(name)]);
  return { section, form };
}

function Section({ name }: { name: SectionId }) {
  const { t } = useTranslation('adminSite');
  const { mutate: refresh } = useSWRConfig();
  // A reload in the background would replace the form.
  const { data, error, mutate } = useSWR(['site section', name], () => open(name), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
    // Nobody types in a planned section, which is published meanwhile.
    refreshInterval: (shown) => (shown?.section.draft?.plan ? planRefresh : 0),
  });
  if (data) {
    const { form, section } = data;
    const { live, draft } = section;
    return (
      <SectionPanel
        key={`${live.version} ${draft?.rev ?? 0} ${draft?.saved_at ?? ''}`}
        of={form}
        section={section}
        onChanged={(changed) => {
          void mutate(changed && { form, section: changed }, { revalidate: !changed });
          void refresh(listName);
        }}
      />
    );
  }
  if (error) return <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />;
  return <ListSkeleton label={t('loading')} />;
}
