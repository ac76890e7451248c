import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { isSection, type SectionName, sectionNames } from '#contracts/api/section-names';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { TabsOrSelect } from '../../components/tabs-or-select.tsx';
import { useQuery } from '../../components/use-query.ts';
import { LoadProblem } from '../../features/session/load-problem.tsx';
import { readSection } from '../../features/site-content/section-routes.ts';
import { sectionForms } from './section-forms.ts';
import { SectionPanel } from './section-panel.tsx';

/** `/admin/site`, for owners: what the agency says on its own site, one section at a time. */
export default function SiteScreen() {
  const { t } = useTranslation('adminSite');
  const { query, change } = useQuery();
  const asked = query.get('section') ?? '';
  const open: SectionName = isSection(asked) ? asked : sectionNames[0];
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <TabsOrSelect
        id="site-sections"
        label={t('sections')}
        tabPlacement="start"
        destroyOnHidden
        open={open}
        onOpen={(name) => change((current) => new URLSearchParams({ ...Object.fromEntries(current), section: name }))}
        items={sectionNames.map((key) => ({ key, name: t(`${key}.title`), children: <Section name={key} /> }))}
      />
    </>
  );
}

function Section({ name }: { name: SectionName }) {
  const { t } = useTranslation('adminSite');
  // Only what a person asks for replaces the form.
  const { data, error, mutate } = useSWR(['site section', name], () => readSection(name), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  if (data) {
    return (
      <SectionPanel
        key={`${data.live.version} ${data.draft?.rev ?? 0} ${data.draft?.saved_at ?? ''}`}
        of={sectionForms[name]}
        section={data}
        onChanged={(section) => void mutate(section, { revalidate: section === undefined })}
      />
    );
  }
  if (error) return <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />;
  return <ListSkeleton label={t('loading')} />;
}
